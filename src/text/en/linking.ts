/** Words for bringing one thing to another in the editor's room: as its key, or to be hidden in it. */
export const linkingText = {
  begin: 'Key or clue for…, hide in…',
  handle: 'Drag it onto what it opens or is a clue to, or into what hides it',
  pickKey: 'Choose its key',
  hideIn: 'Hide it in…',
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
    hides: (other: string) => `Hide in ${other}`,
    combines: (other: string) => `Combine with ${other}…`,
  },
  made: {
    opens: (name: string, other: string) => `${name} opens ${other} now.`,
    tells: (name: string, other: string) =>
      `${name} is the clue to ${other} now. Its words are as you wrote them.`,
    hides: (name: string, other: string) => `${name} is hidden in ${other} now.`,
  },
} as const;
