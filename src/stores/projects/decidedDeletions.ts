import * as v from 'valibot';
import { parseWith } from '../../../core/parseWith.ts';
import { readJson } from '../../../core/readJson.ts';

export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const roomIdsSchema = v.array(v.string());

/** The rooms whose deletion is decided and not answered, by creator, as all tabs of a browser keep them. */
export function decidedDeletions(storage: KeyStorage) {
  function list(creatorId: string): readonly string[] {
    const parsed = parseWith(roomIdsSchema, readJson(storage.getItem(keyOf(creatorId)) ?? '[]'));
    return parsed.ok ? parsed.value : [];
  }

  function write(creatorId: string, roomIds: readonly string[]) {
    if (roomIds.length === 0) storage.removeItem(keyOf(creatorId));
    else storage.setItem(keyOf(creatorId), JSON.stringify(roomIds));
  }

  const others = (creatorId: string, roomId: string) => list(creatorId).filter((id) => id !== roomId);

  return {
    list,
    keep: (creatorId: string, roomId: string) => write(creatorId, [...others(creatorId, roomId), roomId]),
    forget: (creatorId: string, roomId: string) => write(creatorId, others(creatorId, roomId)),
  };
}

function keyOf(creatorId: string): string {
  return `escape-rooms.deletions.${creatorId}`;
}
