import type { ExportAccountAnswer, Exported } from '../calls/account/exportAccount.ts';

/**
 * Joins the pages of an export into one object: lists that continue on the next page are joined, and so are a
 * room's copies.
 */
export function joinExports(pages: readonly ExportAccountAnswer[]): Exported {
  const person: Exported = {};
  for (const page of pages)
    for (const [name, part] of Object.entries(page.person ?? {})) {
      const before = person[name];
      person[name] = Array.isArray(before) && Array.isArray(part) ? [...before, ...part] : part;
    }
  return { ...person, rooms: joinRooms(pages.flatMap(({ rooms }) => rooms)) };
}

function joinRooms(parts: readonly Exported[]): readonly Exported[] {
  const rooms = new Map<unknown, Exported>();
  for (const part of parts) {
    const before = rooms.get(part.id);
    const copies = [...listOf(before?.copies), ...listOf(part.copies)];
    rooms.set(part.id, { ...before, ...part, ...(copies.length > 0 && { copies }) });
  }
  return [...rooms.values()];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
