// What Embedded Swift asks of the machine below it: memory, and random bytes for hashing.
#include <stddef.h>
#include <stdint.h>

#define PAGE 65536u
#define CLASSES 108
#define SMALLEST 16u

extern unsigned char __heap_base;

// A block is preceded by 16 bytes that hold its class; free blocks of a class are a list.
typedef struct Block { struct Block *next; } Block;

static Block *freeBlocks[CLASSES];
static uintptr_t top;

// Four sizes between each power of two and the next.
static unsigned classOf(size_t size, size_t *rounded) {
  size_t base = SMALLEST;
  unsigned class = 0;
  while (class < CLASSES) {
    for (unsigned step = 0; step < 4; step++, class++) {
      size_t fits = base + base / 4 * step;
      if (size <= fits && fits % 16 == 0) { *rounded = fits; return class; }
    }
    base *= 2;
  }
  __builtin_trap();
}

static void *take(size_t size) {
  size_t rounded;
  unsigned class = classOf(size, &rounded);
  Block *block = freeBlocks[class];
  if (block) {
    freeBlocks[class] = block->next;
    return block;
  }
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = top + 16;
  uintptr_t end = start + rounded;
  size_t have = __builtin_wasm_memory_size(0) * PAGE;
  if (end < start) __builtin_trap();
  if (end > have) {
    // At least an eighth more, so that growing stays rare.
    size_t pages = (end - have + PAGE - 1) / PAGE;
    size_t eighth = have / PAGE / 8;
    if (__builtin_wasm_memory_grow(0, pages > eighth ? pages : eighth) == SIZE_MAX &&
        __builtin_wasm_memory_grow(0, pages) == SIZE_MAX)
      __builtin_trap();
  }
  top = end;
  *(unsigned *)(start - 16) = class;
  return (void *)start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) __builtin_trap();
  *result = take(size);
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  unsigned class = *(unsigned *)((uintptr_t)pointer - 16);
  Block *block = pointer;
  block->next = freeBlocks[class];
  freeBlocks[class] = block;
}

// Hashing with the same seed every time: a page answers the same on every visit.
void arc4random_buf(void *bytes, size_t count) { __builtin_memset(bytes, 0, count); }

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memmove(to, from, count);
}

// The product of two numbers of 128 bits, which the compiler asks for where it checks 64 bits.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t al = (uint64_t)a, bl = (uint64_t)b;
  uint64_t a0 = al & 0xffffffff, a1 = al >> 32, b0 = bl & 0xffffffff, b1 = bl >> 32;
  uint64_t low = a0 * b0;
  uint64_t mid = a1 * b0 + (low >> 32);
  uint64_t mid2 = a0 * b1 + (mid & 0xffffffff);
  uint64_t high = a1 * b1 + (mid >> 32) + (mid2 >> 32);
  high += (uint64_t)(a >> 64) * bl + al * (uint64_t)(b >> 64);
  return ((__int128)high << 64) | (mid2 << 32) | (low & 0xffffffff);
}
