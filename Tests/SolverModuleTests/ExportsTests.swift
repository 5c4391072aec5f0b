import SolverModule
import Testing

/// The functions that other languages call.
@Suite struct ExportsTests {
  @Test func `A system is made, solved and read through pointers`() {
    let system = unsafe layoutSystemMake()
    defer { unsafe layoutSystemFree(system) }
    let orders: [Int32] = [0, 1]
    let rests: [Int32] = [1, 0]
    unsafe #expect(layoutSystemAddVariables(system, orders, rests, 2) == 0)
    func add(_ variables: [Int32], _ coefficients: [Double], _ relation: Int32, _ constant: Double)
      -> Int32
    {
      unsafe layoutSystemAddRow(
        system, variables, coefficients, Int32(variables.count), relation, constant, 1000, 0, 1)
    }
    #expect(add([0], [1], 0, 8) == 0)
    #expect(add([0, 1], [1, 1], -1, 100) == 1)
    #expect(add([1], [1], 1, 92) == 2)
    #expect(add([7], [1], 1, 92) == -1)
    unsafe layoutSystemSolve(system)
    var values = [0.0, 0.0]
    unsafe layoutSystemValues(system, &values, 2)
    #expect(values == [8, 92])

    unsafe #expect(layoutSystemSetConstant(system, 2, 95) == 0)
    unsafe #expect(layoutSystemSetConstant(system, 3, 95) == -1)
    unsafe layoutSystemSolve(system)
    var flags: [Int32] = [0, 0, 0]
    unsafe layoutSystemLeftOut(system, &flags, 3)
    #expect(flags.reduce(0, +) == 1)
    let victim = Int32(flags.firstIndex(of: 1) ?? -1)
    var rows: [Int32] = [-1, -1, -1]
    unsafe #expect(layoutSystemContradicted(system, victim, &rows, 3) == 2)
    unsafe #expect(layoutSystemRemoveRow(system, 0) == 0)
    unsafe #expect(layoutSystemRemoveRow(system, 0) == -1)
    unsafe #expect(layoutSystemSetPriority(system, 2, 500) == 0)
    unsafe #expect(layoutSystemSetPriority(system, 2, 0) == -1)
    unsafe layoutSystemSolve(system)
    unsafe #expect(layoutSystemDetermining(system, 1, &rows, 3) > 0)
    unsafe #expect(!layoutSystemAlternative(system, 1).isNaN)
    unsafe #expect(layoutSystemAlternative(system, 7).isNaN)
  }

  @Test func `Bytes are lent`() {
    let bytes = unsafe layoutAllocate(64)
    unsafe bytes.storeBytes(of: 1.5, toByteOffset: 56, as: Double.self)
    unsafe #expect(bytes.load(fromByteOffset: 56, as: Double.self) == 1.5)
    unsafe layoutDeallocate(bytes)
  }
}
