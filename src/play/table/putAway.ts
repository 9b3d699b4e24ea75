import { keyframes } from '@emotion/react';
import { OPENING } from '../lockDialog/useOpenedLock.ts';

/** Milliseconds, the last ones in which a lock that opened is in sight. */
const LEAVING = 240;

const sinks = keyframes({ to: { opacity: '0', transform: 'scale(0.9) translateY(1.5rem)' } });
const fades = keyframes({ to: { opacity: '0' } });

/** A lock that was seen to open is put away, and the room comes to light behind it. */
export const PUT_AWAY = {
  '&:has([data-face][data-state=open])': {
    animation: `${sinks} ${LEAVING}ms ease-in ${OPENING - LEAVING}ms forwards`,
    '&::backdrop': { animation: `${fades} ${LEAVING}ms ease-in ${OPENING - LEAVING}ms forwards` },
  },
} as const;
