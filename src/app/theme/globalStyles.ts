import { defineGlobalStyles } from '@chakra-ui/react';
import { globalCss as chakraGlobalStyles } from '@chakra-ui/react/theme';
import { focusRing } from '../../shared/kit/focusRing.ts';
import { NOTCH } from '../../shared/page/notch.ts';
import { wallpapers } from './materials.ts';

export const globalStyles = defineGlobalStyles({
  ...chakraGlobalStyles,
  ':root': {
    // The window's size without notches and rounded corners.
    '--window-width': `calc(100vw - ${NOTCH.left} - ${NOTCH.right})`,
    '--window-height': `calc(100dvh - ${NOTCH.top} - ${NOTCH.bottom})`,
    '--nav-height': { base: `calc(3.5rem + ${NOTCH.top})`, md: `calc(4.25rem + ${NOTCH.top})` },
    '--wallpaper': wallpapers.evening,
    // The height of pressable things, for a finger or for a mouse on a large screen.
    '--press-size': '2.75rem',
    // iOS zooms into smaller fields on focus, also on tablets.
    '--field-text': '1rem',
    _mouse: { md: { '--press-size': '2.25rem', '--field-text': '{fontSizes.sm}' } },
    // A phone held sideways has little height.
    _sideways: { '--nav-height': `calc(2.75rem + ${NOTCH.top})` },
  },
  ':root[data-theme=light]': { '--wallpaper': wallpapers.morning, colorScheme: 'light' },
  html: {
    color: 'fg',
    bg: 'bg.page',
    fontSize: '100%',
    lineHeight: '1.55',
    colorPalette: 'brass',
    colorScheme: 'dark',
    scrollbarColor: '{colors.border.strong} {colors.bg.deep}',
    textSizeAdjust: '100%',
  },
  // Parts that look the same in both themes: navigation and footer are always evening, paper is always morning.
  '.evening': { '--wallpaper': wallpapers.evening, color: 'fg', colorPalette: 'brass', colorScheme: 'dark' },
  '.morning': { color: 'fg', colorPalette: 'brass', colorScheme: 'light' },
  body: {
    minHeight: '100dvh',
    fontSize: 'md',
    overflowX: 'clip',
    // Beside a notch.
    paddingLeft: NOTCH.left,
    paddingRight: NOTCH.right,
  },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  // Avoids a last line with one word.
  'p, li, dd, [data-part=helper-text]': { textWrap: 'pretty' },
  // Browsers draw unchecked boxes and radio buttons grey in every theme; checked ones take the accent colour.
  'input:is([type=checkbox], [type=radio]):not(:checked)': {
    appearance: 'none',
    bg: 'bg.inset',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    borderRadius: 'xs',
    '&[type=radio]': { borderRadius: 'full' },
  },
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle' },
  '*::selection': { bg: 'brass.700', color: 'paper.50' },
  ':focus-visible': focusRing,
  // Clicks are not blocked during a transition between screens.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '320ms' },
  // A busy device may show the old screen once more after the animation.
  '::view-transition-old(root)': { opacity: '0', animationName: 'fade-out' },
  // Elements focused by script, to be read out, define their own ring.
  '[tabindex="-1"]:focus-visible': { boxShadow: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Any duration, however short, starts a transition in each element on every inherited change: thousands
      // of events a minute.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});
