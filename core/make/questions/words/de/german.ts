import type { Phrases } from '../Phrases.ts';
import { hints } from './hints.ts';
import { locks } from './locks.ts';
import { papers } from './papers.ts';
import { story } from './story.ts';
import { things } from './things.ts';

export const german: Phrases = { ...story, ...papers, ...locks, ...things, ...hints, and: 'und' };
