import { expect, it } from 'vitest';
import type { PlayEvent } from '../../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../core/play/opaqueName.ts';
import { openedDoor } from './wayOut.ts';

const opened = (item: string): PlayEvent<OpaqueName> => ({ type: 'opened', item: toOpaqueName(item) });
const escaped: PlayEvent<OpaqueName> = { type: 'escaped', time: 1 };

it('O6 knows the door behind which a room was left, and none where nobody escaped', () => {
  expect(openedDoor([opened('chest'), opened('door'), escaped])).toBe('door');
  expect(openedDoor([opened('chest')])).toBeNull();
  expect(openedDoor([escaped])).toBeNull();
});
