import * as v from 'valibot';
import { cleanName } from '../../util/cleanName.ts';
import { type InvalidInput, parseWith, type SchemaOf } from '../../util/parseWith.ts';
import type { Result } from '../../util/result.ts';
import { finiteNumber } from '../../util/schemas.ts';
import { DEFAULT_ROOM_NAME, LIMITS } from '../limits.ts';
import { servedCover } from '../pictures/coverUri.ts';
import { type SummaryEntry, summaryEntrySchema } from './summaryEntry.ts';

/** When a room was edited: the server's timestamp, or Unix seconds written by older clients. */
const momentSchema = v.union([
  finiteNumber,
  v.pipe(
    v.object({ seconds: finiteNumber }),
    v.transform(({ seconds }) => seconds),
  ),
]);

const storedSchema: SchemaOf<SummaryEntry> = v.object({
  ...summaryEntrySchema.entries,
  editedAt: v.optional(v.nullable(momentSchema), null),
});

/**
 * Parses a stored summary with its id for lists: with clean names, also if they were stored before names were
 * cleaned (`mendNames`), and with the address that serves its cover. A refusal names the path of the first
 * fault. Kept apart from the schema, since a first visit parses only the server's answers and need not load
 * this.
 */
export function parseSummaryEntry(input: unknown): Result<SummaryEntry, InvalidInput> {
  const parsed = parseWith(storedSchema, input);
  return parsed.ok ? { ok: true, value: shown(parsed.value) } : parsed;
}

function shown(entry: SummaryEntry): SummaryEntry {
  return {
    ...entry,
    creator: cleanName(entry.creator, LIMITS.creator) ?? '',
    roomName: cleanName(entry.roomName, LIMITS.roomName) ?? DEFAULT_ROOM_NAME,
    imageUrl: servedCover(entry.imageUrl),
  };
}
