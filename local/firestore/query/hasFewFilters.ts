/**
 * Whether an unparsed filter consists of at most so many filters, including composite ones. It is examined
 * only up to that number.
 */
export function hasFewFilters(filter: unknown, limit: number): boolean {
  const waiting: unknown[] = [filter];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined && count <= limit; next = waiting.pop()) {
    count += 1;
    waiting.push(...innerFilters(next).slice(0, limit + 1));
  }
  return count <= limit;
}

function innerFilters(filter: unknown): readonly unknown[] {
  const filters = propertyOf(propertyOf(filter, 'compositeFilter'), 'filters');
  return Array.isArray(filters) ? filters : [];
}

function propertyOf(raw: unknown, name: string): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  return Object.getOwnPropertyDescriptor(raw, name)?.value;
}
