import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';

/** Words for bringing one thing to another in the editor's room: as its key, or to be hidden in it. */
export const linkingText = {
  begin: 'Key or clue for…, hide…',
  handle: 'Drag it onto what it opens or is a clue to, what is to hide it, or the scene it leads to',
  pickKey: 'Choose its key',
  hideIn: 'Hide it…',
  says: {
    bring: (name: string) => `Choose what ${name} opens or is a clue to, or what hides it.`,
    key: (name: string) => `Choose the key of ${name}.`,
    hide: (name: string) => `Choose what hides ${name}.`,
  },
  nothing: {
    bring: (name: string) => `${name} opens nothing here, and nothing can hide it.`,
    key: (name: string) => `Nothing here can open ${name}.`,
    hide: (name: string) => `Nothing here can hide ${name}.`,
  },
  ask: (name: string, other: string) => `${name} and ${other}`,
  choices: {
    opens: (other: string) => `Key for ${other}`,
    locks: (other: string) => `Lock ${other}, with this as its key`,
    tells: (other: string) => `Clue for ${other}`,
    hides: (other: string, place: HidingPlace) => `Hide ${place} ${other}`,
    leads: (scene: string) => `Leads to: ${scene}`,
    combines: (other: string) => `Combine with ${other}…`,
  },
  made: {
    opens: (name: string, other: string) => `${name} opens ${other} now.`,
    tells: (name: string, other: string) =>
      `${name} is the clue to ${other} now. Its words are as you wrote them.`,
    /** Of what says nothing of its creator's. */
    tellsWordless: (name: string, other: string) =>
      `${name} is the clue to ${other} now, but has no words of its own yet.`,
    hides: (name: string, other: string, place: HidingPlace) => `${name} is hidden ${place} ${other} now.`,
    leads: (name: string, scene: string) => `${name} leads here now: ${scene}.`,
    isThere: (name: string) => `${name} stands in that scene already. Drag it onto another one.`,
  },
  writeWords: 'Write its words',
  /** Where it fits to nothing of that thing; followed by why, if that is known. */
  notMade: (name: string, other: string) => `Nothing changed: ${name} does not go with ${other}.`,
  isMade: (name: string, other: string) => `Nothing changed: ${name} goes with ${other} already.`,
} as const;
