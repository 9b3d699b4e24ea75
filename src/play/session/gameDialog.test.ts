import { expect, it } from 'vitest';
import { toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { type GameDialog, nextDialogs } from './gameDialog.ts';

const [CHEST, SAFE] = [toOpaqueName('chest'), toOpaqueName('safe')];
const PAPER = { type: 'custom', text: 'Dear finder', showsAs: 'paper' } as const;
const entry: GameDialog = {
  type: 'password',
  item: CHEST,
  message: null,
  face: { type: 'text' },
  error: { type: 'wrong' },
};

const nextDialog = (dialog: GameDialog | null, ...rest: [Parameters<typeof nextDialogs>[1], number]) =>
  nextDialogs({ dialog, waitingDialogs: [] }, ...rest).dialog;

it('P13 says that a lock is slowed down, and until when, where the code was typed', () => {
  const slowed = { type: 'lockSlowed', item: CHEST, wait: 60_000 } as const;
  const error = { type: 'slowed', until: 61_000 };
  expect(nextDialog(entry, [slowed], 1000)).toEqual({ ...entry, error });
  expect(nextDialog(null, [slowed], 1000)).toBeNull();
});

it('P13 shows a lock that is closed for a while as it is, with how its answer is entered', () => {
  const face = { type: 'digits' } as const;
  const asked = { type: 'passwordAsked', item: CHEST, message: null, face } as const;
  const closed = { type: 'lockClosed', item: CHEST, wait: 30_000 } as const;
  const error = { type: 'closed', until: 31_000 };
  expect(nextDialog(null, [asked, closed], 1000)).toEqual({ ...entry, face, error });
});

it('says at another lock what came of it, not what came of this one', () => {
  expect(nextDialog({ ...entry, item: SAFE }, [{ type: 'passwordWrong', item: CHEST }], 1000)).toEqual({
    ...entry,
    item: SAFE,
  });
});

it('O4 what came of a click made before a letter lay there waits until that was read; the end of a play does not', () => {
  const letter = (item: typeof CHEST) => ({ type: 'message', item, message: PAPER }) as const;
  const asked = { type: 'passwordAsked', item: SAFE, message: null } as const;
  const reading = nextDialogs({ dialog: null, waitingDialogs: [] }, [letter(CHEST), asked], 0);
  expect(reading).toMatchObject({
    dialog: letter(CHEST),
    waitingDialogs: [{ type: 'password', item: SAFE }],
  });
  expect(nextDialogs(reading, [{ type: 'gameOver' }], 0)).toEqual({ dialog: null, waitingDialogs: [] });
});

it('N3 puts a lock away where its place was left before it came, and keeps what is read', () => {
  const asked = { type: 'passwordAsked', item: CHEST, message: null } as const;
  const left = { type: 'entered', scene: toOpaqueName('hall') } as const;
  expect(nextDialog(null, [asked, left], 1000)).toBeNull();
  const read = nextDialog(null, [{ type: 'message', item: SAFE, message: PAPER }, left], 1000);
  expect(read).toMatchObject({ type: 'message', item: SAFE });
});

it('K5 keeps what a lock says beside it when a key stays in it, and says nothing where nothing was read', () => {
  const fits = { type: 'keyFits', item: CHEST, key: SAFE, keyholes: 2 } as const;
  const open: GameDialog = { type: 'keys', item: CHEST, keyholes: 2, message: PAPER };
  expect(nextDialog(open, [fits], 1000)).toEqual(open);
  expect(nextDialog(null, [fits], 1000)).toEqual({ ...open, message: null });
  expect(nextDialog({ ...open, item: SAFE }, [fits], 1000)).toEqual({ ...open, message: null });
});
