import type { ExportAccountAnswer, Exported } from '../calls/exportAccount.ts';

/** The pages of an export as one: lists that go on from page to page are joined. */
export function joinExports(pages: readonly ExportAccountAnswer[]): Exported {
  const person: Exported = {};
  for (const page of pages)
    for (const [name, part] of Object.entries(page.person ?? {})) {
      const before = person[name];
      person[name] = Array.isArray(before) && Array.isArray(part) ? [...before, ...part] : part;
    }
  return { ...person, rooms: pages.flatMap(({ rooms }) => rooms) };
}
