/**
 * Whether a filter that nobody has parsed yet consists of so many at most, those that combine others among them. It is
 * looked at no further than to that number.
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
