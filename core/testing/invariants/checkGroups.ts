import type { Room } from '../../room/model.ts';
import { broken } from './broken.ts';

/** E10: every group has at least two items in one scene. */
export function checkGroups({ itemConfigs }: Room): readonly string[] {
  const counts = new Map<string, number>();
  for (const { group, scene } of Object.values(itemConfigs)) {
    if (group !== undefined) counts.set(`${scene} ${group}`, (counts.get(`${scene} ${group}`) ?? 0) + 1);
  }
  return broken(
    Object.fromEntries([...counts].map(([name, count]) => [`E10 two at least of ${name}`, count < 2])),
  );
}
