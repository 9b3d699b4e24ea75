import { defineKeyframes } from '@chakra-ui/react';

/** Distance that opening things move from their side. */
const WAY = '0.5rem';

/**
 * The keyframes used by us and by Chakra's recipes in use; its others would cost bytes at each first visit.
 */
export const keyframes = defineKeyframes({
  spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'bg-position': {
    from: { backgroundPosition: 'var(--animate-from, 1rem) 0' },
    to: { backgroundPosition: 'var(--animate-to, 0) 0' },
  },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.95' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.95' } },
  'slide-from-top': { from: { translate: `0 -${WAY}` } },
  'slide-from-bottom': { from: { translate: `0 ${WAY}` } },
  'slide-from-left': { from: { translate: `-${WAY} 0` } },
  'slide-from-right': { from: { translate: `${WAY} 0` } },
  'slide-to-top': { to: { translate: `0 -${WAY}` } },
  'slide-to-bottom': { to: { translate: `0 ${WAY}` } },
  'slide-to-left': { to: { translate: `-${WAY} 0` } },
  'slide-to-right': { to: { translate: `${WAY} 0` } },
});
