import { expect, it } from 'vitest';
import { NAMELESS } from '../../core/play/gameRecord.ts';
import { gameplayText } from './gameplay.ts';
import { playerName } from './playerName.ts';

it('P17 calls who gave no name nameless in the reader’s language, and everybody else by their name', () => {
  expect(playerName(NAMELESS)).toBe(gameplayText.nameless);
  expect(playerName('Ada')).toBe('Ada');
});
