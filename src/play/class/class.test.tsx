import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClassView } from '../../../core/calls/pieces/classes.ts';
import { build } from '../../../core/testing/build.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { createGameplayStore } from '../session/gameplayStore.ts';
import { GameContext } from '../table/gameContext.ts';
import { pupilText } from '../text/pupil.ts';
import { createPresenceStore } from '../together/live/presenceStore.ts';
import { stepTogether } from '../together/session/stepTogether.ts';
import { createCompanyStore } from '../together/signals/companyStore.ts';
import { AnotherContext, type Seated, SeatedContext } from '../together/teamContext.ts';
import { createTellingStore } from '../together/telling/tellingStore.ts';
import { PartyServer } from '../together/testing/partyServer.ts';
import { createClassStore, SHOWN_FOR } from './classStore.ts';
import { LitUp } from './LitUp.tsx';
import { ClassLobby } from './lobby/ClassLobby.tsx';
import { SomebodyElse } from './SomebodyElse.tsx';
import { CallKey } from './table/CallKey.tsx';
import { ClassLockMates, ClassSlips } from './table/ClassSlips.tsx';
import { HeldCover, PauseKey } from './table/PauseHeld.tsx';
import { TeachersLine } from './table/TeachersLine.tsx';
import { useClassTold } from './table/useClassTold.ts';
import { classView, NOON, saidAt } from './testing/classView.ts';

const roots: Root[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  for (const root of roots.splice(0)) await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const screen = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) =>
    [one.textContent, one.getAttribute('aria-label')].some((text) => text?.includes(name)),
  );
const press = (name: string) => act(async () => button(name)?.click());

/**
 * Renders a pupil's table for a server that answers with `view`; `asked` collects the calls that the pupil
 * makes.
 */
async function sit(children: ReactNode, view: Partial<ClassView> = {}) {
  const server = new PartyServer(build([]), 2);
  const judge = server.judge(
    0,
    () => null,
    () => null,
  );
  const gameplay = createGameplayStore({ judge, step: stepTogether, now: Date.now });
  void gameplay.getState().open();
  await passes(100);
  const inClass = createClassStore(classView(view));
  const asked: object[] = [];
  const line = { isDown: false, door: 'open' };
  const answer = async <Answer,>(request: object, answered: Answer): Promise<Answer> => {
    asked.push(request);
    if (line.isDown) throw new BackendError('offline', 'No line');
    return answered;
  };
  const party = {
    setUpSeat: (request: { people?: number; spin?: true }) =>
      answer(request, { name: 'Calm Heron', spinsLeft: 1, people: request.people ?? 1 }),
    showParty: (request: object) => answer(request, { door: line.door }),
    callTeacher: (request: { isCalling: boolean }) => answer(request, { isCalling: request.isCalling }),
  };
  const seated = {
    ...{ seat: 0, inClass, party, telling: createTellingStore(), presence: createPresenceStore() },
    company: createCompanyStore({ seat: 0, isConnected: () => true }),
    proof: () => ({ playId: 'play', seat: 0 }),
  } as unknown as Seated;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  await act(() =>
    root.render(
      <ChakraProvider value={defaultSystem}>
        <GameContext value={{ gameplay, gameStatus: gameplay }}>
          <SeatedContext value={seated}>
            <section tabIndex={-1}>{children}</section>
          </SeatedContext>
        </GameContext>
      </ChakraProvider>,
    ),
  );
  const take = (next: Partial<ClassView>) => act(() => inClass.getState().take(classView(next), 0));
  return { gameplay, inClass, asked, line, take, telling: seated.telling };
}

const start = async (gameplay: Awaited<ReturnType<typeof sit>>['gameplay']) => {
  void gameplay.getState().start();
  await passes(100);
};

describe('what the teacher says', () => {
  const words = pupilText.said.ready.eyes;

  it('is a slip for twenty seconds, and told to screen readers', async () => {
    const { take } = await sit(
      <>
        <TeachersLine />
        <ClassSlips />
      </>,
    );
    await take({ messages: [saidAt(2)] });
    expect(document.querySelector('[role=status]')?.textContent).toContain(words);
    expect(button(pupilText.said.putAway)).toBeDefined();
    await passes(SHOWN_FOR + 100);
    expect(button(pupilText.said.putAway)).toBeUndefined();
  });

  it('goes when it was read, and leaves the focus at the room', async () => {
    const { take, inClass } = await sit(<TeachersLine />);
    await take({ messages: [saidAt(2), saidAt(3)] });
    button(pupilText.said.putAway)?.focus();
    await press(pupilText.said.putAway);
    expect(inClass.getState().unread.map(({ number }) => number)).toEqual([3]);
    expect(document.activeElement?.tagName).toBe('SECTION');
  });

  it('waits as a bell while a lock is in the hand, and is not over before it was seen', async () => {
    const { take, gameplay } = await sit(
      <>
        <TeachersLine />
        <ClassLockMates lock={'lock' as never} />
      </>,
    );
    await act(() => gameplay.setState({ dialog: { type: 'password' } as never }));
    await take({ messages: [saidAt(2)] });
    expect(screen()).toContain(pupilText.said.waits);
    expect(button(pupilText.said.putAway)).toBeUndefined();
    await passes(2 * SHOWN_FOR);
    await act(() => gameplay.setState({ dialog: null }));
    expect(button(pupilText.said.putAway)).toBeDefined();
  });
});

describe('the clock is the teacher’s', () => {
  it('Q5 the pause control stays, disabled, and says why', async () => {
    const { telling } = await sit(<PauseKey />);
    expect(button('Pause')?.getAttribute('aria-disabled')).toBe('true');
    expect(button('Pause')?.title).toBe(pupilText.pause.reason);
    await press('Pause');
    expect(telling.getState().slips[0]?.text).toBe(pupilText.pause.reason);
  });

  it('a pause says who holds the clock and what was said, has the focus, and cannot be ended here', async () => {
    await sit(<HeldCover />, { messages: [saidAt(1, NOON)] });
    expect(screen()).toContain(pupilText.pause.title);
    expect(screen()).toContain(pupilText.said.ready.eyes);
    expect(document.activeElement?.textContent).toBe(pupilText.pause.title);
    expect(document.querySelector('button')).toBeNull();
  });

  it('says in words which minutes were given or taken, and nothing at the start', async () => {
    const { gameplay, telling } = await sit(<Told />);
    await start(gameplay);
    expect(telling.getState().heard).toEqual([]);
    const timeLimit = gameplay.getState().timeLimit ?? 0;
    await act(() => gameplay.setState({ timeLimit: timeLimit + 5 }));
    await act(() => gameplay.setState({ timeLimit: timeLimit + 4 }));
    expect(telling.getState().heard.map(({ text }) => text)).toEqual([
      'Your teacher gives you 5 minutes more.',
      'Your teacher takes 1 minute away.',
    ]);
  });
});

function Told() {
  useClassTold();
  return null;
}

describe('a call for help', () => {
  it('is made and taken back, and says so', async () => {
    const { asked } = await sit(
      <>
        <CallKey />
        <TeachersLine />
      </>,
    );
    await press(pupilText.help.call);
    expect(screen()).toContain(pupilText.help.calling);
    await press(pupilText.help.never);
    expect(screen()).not.toContain(pupilText.help.calling);
    expect(asked).toMatchObject([{ isCalling: true }, { isCalling: false }]);
  });

  it('is told to have been heard once the teacher answers, and over if another seat took it back', async () => {
    const { take, telling } = await sit(<Told />, { isCalling: true });
    const heard = () => telling.getState().heard.map(({ text }) => text);
    await take({ isCalling: false, isHelpComing: true });
    expect(heard()).toEqual([pupilText.help.coming]);
    await take({ isCalling: true });
    await take({ isCalling: false });
    expect(heard()).toEqual([pupilText.help.coming, pupilText.help.over]);
  });

  it('that does not arrive leads to another way', async () => {
    const { line, telling, inClass } = await sit(<CallKey />);
    line.isDown = true;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await press(pupilText.help.call);
    expect(telling.getState().slips[0]?.text).toBe(pupilText.help.failed);
    expect(inClass.getState().view.isCalling).toBe(false);
  });
});

it('lights up while the teacher looks for this screen, and goes dark by itself', async () => {
  const { take } = await sit(<LitUp />);
  expect(screen()).toBe('');
  await take({ litUntil: NOON + 10_000 });
  expect(screen()).toContain(pupilText.lit.title);
  await passes(10_100);
  expect(screen()).toBe('');
});

describe('a device that pupils share', () => {
  const { another } = pupilText;
  const ask = async (door: string) => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    const leave = vi.fn();
    const { line } = await sit(
      <AnotherContext value={{ leave, beside: null }}>
        <SomebodyElse />
      </AnotherContext>,
    );
    line.door = door;
    await press(another.menu);
    return leave;
  };

  it('gives the seat back for somebody else', async () => {
    const leave = await ask('full');
    expect(screen()).toContain('You are not Ada?');
    await press(another.leave.label('Ada'));
    expect(leave).toHaveBeenCalledOnce();
  });

  it('Q3 keeps it while the door is shut, since nobody could come back', async () => {
    await ask('closed');
    expect(screen()).toContain(another.shut);
    expect(button(another.leave.label('Ada'))).toBeUndefined();
  });
});

describe('the lobby', () => {
  it('gives another name while there are spins left', async () => {
    const { asked } = await sit(<ClassLobby news={null} />, { state: 'lobby', spinsLeft: 2 });
    expect(screen()).toContain('Brass Owls');
    await press(pupilText.lobby.spin);
    await passes(100);
    expect(asked).toMatchObject([{ spin: true }]);
    expect(screen()).toContain(pupilText.lobby.lastSpin);
  });

  it('shows at once how many sit here, and takes it back if the server did not hear it', async () => {
    const { asked, line } = await sit(<ClassLobby news={null} />, { state: 'lobby' });
    const shown = () => document.querySelector('output')?.textContent;
    await press(pupilText.lobby.more);
    expect(shown()).toBe('2');
    expect(asked).toMatchObject([{ people: 2 }]);
    line.isDown = true;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await press(pupilText.lobby.more);
    await passes(100);
    expect(shown()).toBe('2');
    expect(screen()).toContain(pupilText.lobby.howManyFailed);
  });

  it('Q10 offers nothing that a class excludes: no code of the team, no door, no seat to take back', async () => {
    await sit(<ClassLobby news={null} />, { state: 'lobby' });
    HTMLDialogElement.prototype.showModal ??= () => {};
    await press(pupilText.lobby.menu);
    const sheet = document.querySelector('dialog')?.textContent ?? '';
    expect(sheet).toContain('Guest 1');
    for (const word of ['Remove', 'door', 'Link', 'Copy']) expect(sheet).not.toContain(word);
  });
});
