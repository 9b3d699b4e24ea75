import {
  type Colour,
  type Direction,
  type Sign,
  type SymbolSign,
  sortOf,
  type Tone,
} from '../../../core/lock/signs/signs.ts';
import { lockText } from './lock.ts';

/** The name of a sign (K3). */
export function signName(sign: Sign): string {
  switch (sortOf(sign)) {
    case 'symbol':
      return lockText.symbols[sign as SymbolSign];
    case 'colour':
      return lockText.colours[sign as Colour];
    case 'direction':
      return lockText.directions[sign as Direction];
    case 'tone':
      return lockText.tones[sign as Tone];
    case 'switch':
      return sign === 'on' ? lockText.on : lockText.off;
    case 'clock': {
      const [, hour = '', minute = ''] = sign.split('-');
      return lockText.clock(Number(hour), Number(minute));
    }
  }
}
