#if canImport(LayoutSolver)
  import LayoutSolver
#endif

/// The functions that a page, or a program in another language, calls.
///
/// A system is a pointer to give back to ``layoutSystemFree(_:)``. Numbers come and go in flat
/// arrays that the caller allocates, in a module's memory with ``layoutAllocate(_:)``. What is not
/// there answers -1, and leaves the system as it was.
final class ExportedSystem {
  var system = NumberedSystem()

  static func at(_ pointer: UnsafeMutableRawPointer) -> ExportedSystem {
    unsafe Unmanaged<ExportedSystem>.fromOpaque(pointer).takeUnretainedValue()
  }
}

/// Allocates bytes for numbers that are handed over.
@_cdecl("layout_allocate")
public func layoutAllocate(_ byteCount: Int32) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: max(Int(byteCount), 1), alignment: 16)
}

/// Gives bytes back.
@_cdecl("layout_deallocate")
public func layoutDeallocate(_ bytes: UnsafeMutableRawPointer) {
  unsafe bytes.deallocate()
}

/// Makes a system without variables and rows.
@_cdecl("layout_system_make")
public func layoutSystemMake() -> UnsafeMutableRawPointer {
  unsafe Unmanaged.passRetained(ExportedSystem()).toOpaque()
}

/// Frees a system.
@_cdecl("layout_system_free")
public func layoutSystemFree(_ pointer: UnsafeMutableRawPointer) {
  unsafe Unmanaged<ExportedSystem>.fromOpaque(pointer).release()
}

/// Adds variables.
///
/// - Parameters:
///   - pointer: The system.
///   - orders: The key of each variable.
///   - restAtBounds: For each variable 1 if it rests at bounds, else 0.
///   - count: How many there are.
/// - Returns: The number of the first; the others follow.
@_cdecl("layout_system_add_variables")
public func layoutSystemAddVariables(
  _ pointer: UnsafeMutableRawPointer, _ orders: UnsafePointer<Int32>,
  _ restAtBounds: UnsafePointer<Int32>, _ count: Int32
) -> Int32 {
  let exported = unsafe ExportedSystem.at(pointer)
  let first = exported.system.variableCount
  for index in 0..<max(Int(count), 0) {
    let rests = unsafe restAtBounds[index] != 0
    exported.system.addVariable(order: unsafe Int(orders[index]), restsAtBounds: rests)
  }
  return Int32(truncatingIfNeeded: first)
}

/// Adds a row.
///
/// - Parameters:
///   - pointer: The system.
///   - variables: The variables of the terms.
///   - coefficients: What each is multiplied by.
///   - termCount: How many terms there are.
///   - relation: Below 0 for ≤, 0 for =, above 0 for ≥.
///   - constant: The right-hand side.
///   - priority: Above 0 and up to 1000.
///   - order: The key of the tie rule.
///   - readiness: How readily the row gives way; below 0 it never does.
/// - Returns: The row's number, or -1 if the numbers can't be computed with.
@_cdecl("layout_system_add_row")
public func layoutSystemAddRow(
  _ pointer: UnsafeMutableRawPointer, _ variables: UnsafePointer<Int32>,
  _ coefficients: UnsafePointer<Double>, _ termCount: Int32, _ relation: Int32,
  _ constant: Double, _ priority: Double, _ order: Int32, _ readiness: Int32
) -> Int32 {
  let exported = unsafe ExportedSystem.at(pointer)
  var terms: [Term] = []
  for index in 0..<max(Int(termCount), 0) {
    let variable = unsafe Int(variables[index])
    guard let term = exported.system.term(variable, unsafe coefficients[index]) else { return -1 }
    terms.append(term)
  }
  let row = NumberedRow(
    terms, relation < 0 ? .lessThanOrEqual : relation > 0 ? .greaterThanOrEqual : .equal, constant,
    priority: priority, order: Int(order), readiness: Int(readiness))
  return Int32(truncatingIfNeeded: exported.system.addRow(row) ?? -1)
}

/// Removes a row: 0, or -1 if there is no such row.
@_cdecl("layout_system_remove_row")
public func layoutSystemRemoveRow(_ pointer: UnsafeMutableRawPointer, _ row: Int32) -> Int32 {
  unsafe ExportedSystem.at(pointer).system.removeRow(Int(row)) ? 0 : -1
}

/// Changes the constant of a row: 0, or -1 if there is no such row or the number is too large.
@_cdecl("layout_system_set_constant")
public func layoutSystemSetConstant(
  _ pointer: UnsafeMutableRawPointer, _ row: Int32, _ constant: Double
) -> Int32 {
  unsafe ExportedSystem.at(pointer).system.setConstant(constant, of: Int(row)) ? 0 : -1
}

/// Changes the priority of a row: 0, or -1 if there is no such row or priority.
@_cdecl("layout_system_set_priority")
public func layoutSystemSetPriority(
  _ pointer: UnsafeMutableRawPointer, _ row: Int32, _ priority: Double
) -> Int32 {
  unsafe ExportedSystem.at(pointer).system.setPriority(priority, of: Int(row)) ? 0 : -1
}

/// Solves the rows, leaving out what can't be met.
@_cdecl("layout_system_solve")
public func layoutSystemSolve(_ pointer: UnsafeMutableRawPointer) {
  unsafe ExportedSystem.at(pointer).system.settle()
}

/// Writes down the values of the first variables.
@_cdecl("layout_system_values")
public func layoutSystemValues(
  _ pointer: UnsafeMutableRawPointer, _ values: UnsafeMutablePointer<Double>, _ count: Int32
) {
  let exported = unsafe ExportedSystem.at(pointer)
  for index in 0..<max(Int(count), 0) {
    unsafe values[index] = exported.system.value(of: index)
  }
}

/// Writes down for the first rows 1 for each that is left out, else 0.
@_cdecl("layout_system_left_out")
public func layoutSystemLeftOut(
  _ pointer: UnsafeMutableRawPointer, _ flags: UnsafeMutablePointer<Int32>, _ count: Int32
) {
  let exported = unsafe ExportedSystem.at(pointer)
  for index in 0..<max(Int(count), 0) {
    unsafe flags[index] = exported.system.isLeftOut(index) ? 1 : 0
  }
}

/// Writes down the rows that a row contradicts which is left out.
///
/// - Returns: How many there are, of which no more than the capacity are written.
@_cdecl("layout_system_contradicted")
public func layoutSystemContradicted(
  _ pointer: UnsafeMutableRawPointer, _ row: Int32, _ rows: UnsafeMutablePointer<Int32>,
  _ capacity: Int32
) -> Int32 {
  let found = unsafe ExportedSystem.at(pointer).system.rows(contradicting: Int(row))
  return unsafe write(found, to: rows, capacity)
}

/// Writes down the rows that a variable's value follows from.
///
/// - Returns: How many there are, of which no more than the capacity are written.
@_cdecl("layout_system_determining")
public func layoutSystemDetermining(
  _ pointer: UnsafeMutableRawPointer, _ variable: Int32, _ rows: UnsafeMutablePointer<Int32>,
  _ capacity: Int32
) -> Int32 {
  let found = unsafe ExportedSystem.at(pointer).system.rows(determining: Int(variable))
  return unsafe write(found, to: rows, capacity)
}

/// Another value that a variable could have as well; not a number if there is none.
@_cdecl("layout_system_alternative")
public func layoutSystemAlternative(
  _ pointer: UnsafeMutableRawPointer, _ variable: Int32
) -> Double {
  unsafe ExportedSystem.at(pointer).system.alternative(to: Int(variable)) ?? .nan
}

private func write(
  _ numbers: [Int], to place: UnsafeMutablePointer<Int32>, _ capacity: Int32
) -> Int32 {
  for (index, number) in numbers.prefix(max(Int(capacity), 0)).enumerated() {
    unsafe place[index] = Int32(truncatingIfNeeded: number)
  }
  return Int32(truncatingIfNeeded: numbers.count)
}
