import { keyframes } from '@emotion/react';
import { OPENING } from '../lockDialog/useOpenedLock.ts';

/** Milliseconds of the closing animation of an opened lock. */
const LEAVING = 240;

const sinks = keyframes({ to: { opacity: '0', transform: 'scale(0.9) translateY(1.5rem)' } });
const fades = keyframes({ to: { opacity: '0' } });

/** The closing animation of an opened lock, which reveals the room. */
export const CLOSING_ANIMATION = {
  '&:has([data-face][data-state=open])': {
    animation: `${sinks} ${LEAVING}ms ease-in ${OPENING - LEAVING}ms forwards`,
    '&::backdrop': { animation: `${fades} ${LEAVING}ms ease-in ${OPENING - LEAVING}ms forwards` },
  },
} as const;
