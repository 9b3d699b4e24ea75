import type { Device } from '../../../core/insight/device.ts';
import { WINDOWS } from './windows.ts';

/** Returns whether this browser is used by finger, and whether its window is higher than wide. */
export function presentDevice(): Device {
  const { matches } = window.matchMedia(WINDOWS.touch.replace('@media ', ''));
  return { isTouch: matches, isUpright: window.innerHeight > window.innerWidth };
}
