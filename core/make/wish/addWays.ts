import type { SceneId } from '../../room/model.ts';
import { START_ID } from '../../room/model.ts';
import { chooseOne } from '../ideas/choose.ts';
import { doorTo, type WayKind, waysBetween } from '../places/houses.ts';
import { inVoice } from '../voices/voices.ts';
import { nounOf } from '../words/nouns.ts';
import type { Slots } from '../words/Teller.ts';
import type { Growing } from './openings/opening.ts';
import type { OpenLock } from './plan.ts';
import { type MadeScene, sceneAt } from './Space.ts';
import * as sayings from './sayings.ts';

/** What one goes through to get into another place, besides doors: the first ones of a place's theme alone. */
const THROUGH: Readonly<
  Record<Exclude<WayKind, 'door'>, { usual: readonly string[]; anywhere: readonly string[] }>
> = {
  secret: { usual: ['bookshelf', 'bookcase'], anywhere: ['sliding-panel'] },
  grave: { usual: ['sarcophagus'], anywhere: [] },
  duct: { usual: ['locker'], anywhere: [] },
  down: { usual: [], anywhere: ['trapdoor'] },
};

/** What one goes through to get into another place, as a catalogue id, and how. */
interface Way {
  kind: WayKind;
  of: string;
}

/** Adds the ways from each place of a room to the next. */
export function addWays(growing: Growing): readonly OpenLock[] {
  const { space, ground } = growing;
  return ground.scenes.slice(1).map((next, stage) => {
    const here = sceneAt(stage);
    const { kind, of } = chooseWay(growing, here, next);
    space.use(of);
    const id = `way${stage + 1}`;
    const noun = (kind === 'door' ? null : nounOf(of)) ?? doorTo(next.noun);
    space.add({
      id,
      of: [of],
      scene: here,
      inside: null,
      noun,
      leadsTo: next.id,
      saysOpened: openWords(ground, kind, { lock: noun, place: next.noun }),
    });
    return { id, of, noun, stage };
  });
}

/** What a way says once it is open; doors do so in the voice of the theme. */
function openWords({ teller, voice }: Growing['ground'], kind: WayKind, slots: Slots): string {
  const usual = sayings.OPEN_WAY[kind];
  if (kind !== 'door') return teller.tell(usual, slots);
  return teller.tell(
    inVoice(voice, ({ ways }) => ways),
    slots,
    usual,
  );
}

/** Chooses what leads from one place to the next; the wall with the way out has no room for another door. */
function chooseWay({ space, ground: { chance } }: Growing, here: SceneId, next: MadeScene): Way {
  const { theme, background } = space.sceneOf(here);
  // A door belongs to both of its sides, if it can.
  const own = space.unused(theme.doors);
  const common = own.filter((of) => next.theme.doors.includes(of));
  const doors = common.length > 0 ? common : own;
  const ways = waysBetween(background.id, next.background.id).flatMap((kind): readonly Way[] => {
    if (kind === 'door') return here === START_ID ? [] : doors.map((of) => ({ kind, of }));
    const { usual, anywhere } = THROUGH[kind];
    const able = space.unused([...usual.filter((of) => theme.lockables.includes(of)), ...anywhere]);
    return able.filter((of) => space.hasRoom(here, of)).map((of) => ({ kind, of }));
  });
  if (ways.length > 0) return chooseOne(ways, chance);
  return here === START_ID
    ? { kind: 'down', of: 'trapdoor' }
    : { kind: 'door', of: chooseOne(theme.doors, chance) };
}
