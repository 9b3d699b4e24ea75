import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { Message } from '../../../core/play/model.ts';
import { MessageWords } from '../reading/MessageWords.tsx';
import { startGame, studyRoom } from '../session/testing/openGame.ts';
import { GameContext } from './gameContext.ts';

const OWN: Message = { type: 'custom', text: 'Sieh nach oben.' };
const READY: Message = { type: 'ready', description: 'needsKey' };

/** The text of a message in a room of that language, and the language attribute for screen readers. */
async function saidIn(language: string, message: Message): Promise<readonly [string, string | null]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { store, status } = await startGame({ ...studyRoom(), language });
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(() =>
    root.render(
      <ChakraProvider value={defaultSystem}>
        <GameContext value={{ gameplay: store, gameStatus: status }}>
          <MessageWords message={message} />
        </GameContext>
      </ChakraProvider>,
    ),
  );
  const said = [host.textContent ?? '', host.querySelector('[lang]')?.getAttribute('lang') ?? null] as const;
  await act(() => root.unmount());
  vi.unstubAllGlobals();
  return said;
}

it('M2 what things say is read aloud in the room’s language, ready messages too', async () => {
  expect(await saidIn('de-AT', OWN)).toEqual(['Sieh nach oben.', 'de-AT']);
  expect(await saidIn('de-AT', READY)).toEqual(['Da fehlt irgendein Schlüssel.', 'de']);
  expect(await saidIn('fr', READY)).toEqual(['It needs some kind of key.', 'en']);
});
