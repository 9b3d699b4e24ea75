import { inLanguages } from '../../shared/language/inLanguages.ts';
import { lobbyText as de } from './de/lobby.ts';
import { lobbyText as en } from './en/lobby.ts';

export const lobbyText = inLanguages({ en, de });
