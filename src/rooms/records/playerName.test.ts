import { expect, it } from 'vitest';
import { NAMELESS } from '../../../core/play/record/gameRecord.ts';
import { recordsText } from '../text/records.ts';
import { playerName } from './playerName.ts';

it('P17 calls who gave no name nameless in the reader’s language, and everybody else by their name', () => {
  expect(playerName(NAMELESS)).toBe(recordsText.nameless);
  expect(playerName('Ada')).toBe('Ada');
});
