import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';

/** Texts for connecting things in the editor. */
export const linkingText = {
  begin: 'Connect…',
  handle: 'Drag it onto what it opens, what it is a clue to, what hides it, or the scene it leads to',
  pickKey: 'Choose the key',
  hideIn: 'Hide it…',
  says: {
    connect: (name: string) => `Choose what ${name} should open or be a clue to, or what should hide it.`,
    key: (name: string) => `Choose the key of ${name}.`,
    hide: (name: string) => `Choose what hides ${name}.`,
  },
  nothing: {
    connect: (name: string) => `Nothing here can be connected with ${name}.`,
    key: (name: string) => `Nothing here can open ${name}.`,
    hide: (name: string) => `Nothing here can hide ${name}.`,
  },
  ask: (name: string, other: string) => `${name} and ${other}`,
  choices: {
    opens: (other: string) => `Key for ${other}`,
    locks: (other: string) => `Lock ${other} with this as its key`,
    tells: (other: string) => `Clue for ${other}`,
    hides: (other: string, place: HidingPlace) => `Hide ${place} ${other}`,
    leads: (scene: string) => `Lead to ${scene}`,
    combines: (other: string) => `Combine with ${other}…`,
  },
  made: {
    opens: (name: string, other: string) => `${name} can now open ${other}.`,
    tells: (name: string, other: string) => `New clue to ${other}: ${name}. The text stays as it is.`,
    /** For a thing without a text of the creator. */
    tellsWordless: (name: string, other: string) => `New clue to ${other}: ${name}. There is no text yet.`,
    hides: (name: string, other: string, place: HidingPlace) => `Now hidden ${place} ${other}: ${name}.`,
    leads: (name: string, scene: string) => `New way to ${scene}: ${name}.`,
    isThere: (name: string) => `Already in that scene: ${name}. Choose another scene.`,
  },
  writeWords: 'Write its text',
  /** If they cannot be connected; followed by the reason if known. */
  notMade: (name: string, other: string) => `Nothing changed: ${name} and ${other} cannot be connected.`,
  isMade: (name: string, other: string) => `Nothing changed: ${name} and ${other} are already connected.`,
} as const;
