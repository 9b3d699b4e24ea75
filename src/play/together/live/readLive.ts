import * as v from 'valibot';
import { teamEventSchema } from '../../../../core/calls/pieces/party.ts';
import { viewChangeSchema } from '../../../../core/calls/pieces/views.ts';
import { MOST_SEATS } from '../../../../core/play/team/team.ts';
import { wholeNumber } from '../../../../core/util/schemas.ts';
import { type Pointer, SIGNALS, type Signal } from '../../../shared/ports/LiveChannel.ts';
import type { Told } from '../../session/playSession.ts';
import type { Here } from './presenceStore.ts';

const toldSchema = v.object({
  by: wholeNumber,
  events: v.optional(v.array(teamEventSchema), []),
  change: v.optional(v.nullable(viewChangeSchema), null),
  teamKey: v.exactOptional(v.string()),
});

/** Reads what the server told a seat; null for anything else. */
export function readTold(number: number, text: string): (Told & { teamKey?: string }) | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), toldSchema), text);
  return read.success && Number.isSafeInteger(number) ? { number, ...read.output } : null;
}

const presenceSchema = v.object({
  at: v.number(),
  seen: wholeNumber,
  lock: v.exactOptional(v.pipe(v.string(), v.maxLength(24))),
});

/**
 * Reads who is there. Each seat counts with its latest connection; what cannot be read is left out, since any
 * browser with the team's key may write there.
 */
export function readHere(written: unknown): Here {
  const seats = v.safeParse(v.record(v.string(), v.record(v.string(), v.unknown())), inLists(written));
  if (!seats.success) return {};
  const here = Object.entries(seats.output).flatMap(([seat, connections]) => {
    const [latest] = Object.values(connections)
      .flatMap((connection) => {
        const read = v.safeParse(presenceSchema, connection);
        return read.success ? [read.output] : [];
      })
      .sort((one, other) => other.at - one.at);
    return latest ? [[seat, latest] as const] : [];
  });
  return Object.fromEntries(here);
}

const perMille = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
const inScene = { x: perMille, y: perMille, scene: v.pipe(v.string(), v.maxLength(24)) };
const pointerSchema = v.object({ ...inScene, touch: v.exactOptional(v.literal(true)) });
const signalSchema = v.object({ ...inScene, kind: v.picklist(SIGNALS), at: v.number() });

/** A value for each seat, by seat number. */
export type BySeat<Value> = Readonly<Record<number, Value>>;

/** Reads where the team's players point; what cannot be read is left out. */
export function readPointers(written: unknown): BySeat<Pointer> {
  return readSeats(written, pointerSchema);
}

/** Reads the signals of the team's players; what cannot be read is left out. */
export function readSignals(written: unknown): BySeat<Signal> {
  return readSeats(written, signalSchema);
}

function readSeats<Value>(written: unknown, schema: v.GenericSchema<unknown, Value>): Record<number, Value> {
  const seats = v.safeParse(v.record(v.string(), v.unknown()), inLists(written));
  if (!seats.success) return {};
  // Reads these keys only, since another browser may have written any number of others.
  const read = Array.from(
    { length: MOST_SEATS },
    (_, seat) => [seat, v.safeParse(schema, seats.output[seat])] as const,
  );
  return Object.fromEntries(read.flatMap(([seat, one]) => (one.success ? [[seat, one.output]] : [])));
}

/** Undoes that the database returns children numbered from 0 as an array. */
function inLists(written: unknown): unknown {
  if (!Array.isArray(written)) return written ?? {};
  return Object.fromEntries(Object.entries(written).filter(([, seat]) => seat !== null));
}
