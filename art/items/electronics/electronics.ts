import type { Item } from '../../defineItem.ts';
import { computer } from './computer.ts';
import { keypad } from './keypad.ts';
import { radio } from './radio.ts';
import { tv } from './tv.ts';

/** All electronics, in the order of the palette. */
export const electronics: readonly Item[] = [computer, tv, keypad, radio];
