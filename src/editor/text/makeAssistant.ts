import type { Mend, ReplyFault } from '../../../core/make/assistant/mend.ts';
import type { Room } from '../../../core/room/model.ts';
import { inLanguages } from '../../shared/language/inLanguages.ts';
import { libraryText } from '../../shared/text/library.ts';
import { catalogueName } from './catalogueNames.ts';
import { makeAssistantText as de } from './de/makeAssistant.ts';
import { refusalText } from './editorMessages.ts';
import { makeAssistantText as en } from './en/makeAssistant.ts';
import { findingText } from './findings.ts';

export const makeAssistantText = inLanguages({ en, de });

/** Says what was mended. */
export function mendText(mend: Mend): string {
  const words: Readonly<Record<string, (mend: never) => string>> = makeAssistantText.mends;
  return words[mend.type]?.(inPresentWords(mend) as never) ?? '';
}

/** Returns the mend with names of the library in the present language. */
function inPresentWords(mend: Mend): Mend {
  switch (mend.type) {
    case 'otherThing':
    case 'otherBackground':
      return { ...mend, now: catalogueName(mend.now) };
    case 'otherColor':
    case 'otherMood':
      return { ...mend, now: libraryText.color(mend.now) };
    default:
      return mend;
  }
}

/** Says what keeps a reply from being a room. */
export function faultText(fault: ReplyFault): string {
  if (fault.type === 'found') return findingText(fault.room, fault.finding);
  if (fault.type === 'refused') {
    const words = refusalText(fault.refusal);
    return fault.name === '' ? words : `${fault.name}: ${words}`;
  }
  const words: Readonly<Record<string, (fault: never) => string>> = makeAssistantText.faultWords;
  return words[fault.type]?.(fault as never) ?? '';
}

/** Says the faults to the assistant, with the ids that it knows things by and what to do. */
export function backToItText(faults: readonly ReplyFault[]): string {
  const advice: Readonly<Record<string, string>> = makeAssistantText.advice;
  return makeAssistantText.backToIt(
    faults.map((fault) => {
      if (fault.type !== 'found') return faultText(fault);
      const { room, finding } = fault;
      return [faultText({ ...fault, room: withIds(room) }), advice[finding.code] ?? ''].join(' ').trim();
    }),
  );
}

/** The room with each thing's id in its name. */
function withIds(room: Room): Room {
  const named = Object.entries(room.itemConfigs).map(([id, item]) => [
    id,
    { ...item, name: `${item.name} (id "${id}")` },
  ]);
  return { ...room, itemConfigs: Object.fromEntries(named) };
}
