import type { Fields } from '#local/dataFolder';
import { changeStored } from './changeStored.ts';
import type { RunningApp } from './startApp.ts';

const SIX_MINUTES = 6 * 60_000;

/** Changes a seat of a party so that its player counts as away for six minutes. Close its browser first. */
export function leaveSeatAlone(app: RunningApp, playId: string, seat: number): void {
  changeStored(app, `plays/${playId}`, (fields) => {
    const seats = mapIn(fields, 'seats');
    const own = mapIn(seats, String(seat));
    const presentAt = { integerValue: String(Date.now() - SIX_MINUTES) };
    const left = { mapValue: { fields: { ...own, presentAt } } };
    return { ...fields, seats: { mapValue: { fields: { ...seats, [seat]: left } } } };
  });
}

function mapIn(fields: Fields, name: string): Fields {
  const value = fields[name];
  if (!value || !('mapValue' in value)) throw new Error(`${name} is not a map.`);
  return value.mapValue.fields;
}
