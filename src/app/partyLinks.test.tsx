import { afterEach, expect, it } from 'vitest';
import { BackendError, type BackendErrorCode } from '../shared/ports/BackendError.ts';
import type { Backend } from '../shared/ports/backend.ts';
import { until } from '../shared/testing/until.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { summaryEntry } from './testing/memory/summaryEntry.ts';
import { closePages, control, openPage } from './testing/openPage.ts';

afterEach(closePages);

/** A backend with one room, that refuses every party for one reason. */
function refusing(code: BackendErrorCode): Backend {
  const backend = memoryBackend({ summaries: [summaryEntry('a', { roomName: 'The study' })] });
  const refuse = () => Promise.reject(new BackendError(code, 'refused'));
  return {
    ...backend,
    party: (isApart) => ({ ...backend.party(isApart), openParty: refuse, showParty: refuse }),
  };
}

const WAYS = ['Try again', 'Have a code?', 'Back to the rooms', 'Play alone'];

it.each([
  [
    'a?party=K7M4QX',
    'notFound',
    'No door with this code.',
    ['Have a code?', 'Back to the rooms', 'Play alone'],
  ],
  ['gone?party=K7M4QX', 'notFound', 'No door with this code.', ['Have a code?', 'Back to the rooms']],
  ['gone?party=new', 'notFound', 'No door here', ['Back to the rooms']],
  ['gone?party=K7M4QX', 'roomHidden', 'This room has been taken offline.', ['Back to the rooms']],
  ['a?party=K7M4QX', 'offline', 'You’re offline.', ['Try again', 'Back to the rooms', 'Play alone']],
] as const)('T9 the link %s, if the answer is %s, says: %s', async (link, code, told, ways) => {
  const { host, shows } = await openPage(`/gameplay/${link}`, refusing(code));
  await shows(told);
  await until(() => expect(WAYS.filter((way) => control(host, way))).toEqual(ways));
});
