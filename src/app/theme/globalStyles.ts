import { defineGlobalStyles } from '@chakra-ui/react';
import { globalCss as chakraGlobalStyles } from '@chakra-ui/react/theme';

/** A faint wallpaper of keyholes, so that an empty page still belongs to the house. */
const WALLPAPER = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" fill="#a9b4d4" fill-opacity="0.035">
    <path d="M24 12a7 7 0 0 1 4 12.7l3 13.3h-14l3-13.3a7 7 0 0 1 4-12.7z"/>
    <path d="M72 60a7 7 0 0 1 4 12.7l3 13.3h-14l3-13.3a7 7 0 0 1 4-12.7z"/>
    <path d="M72 16l6 9-6 9-6-9zM24 64l6 9-6 9-6-9z"/>
  </svg>`,
)}")`;

export const globalStyles = defineGlobalStyles({
  ...chakraGlobalStyles,
  ':root': {
    '--nav-height': { base: '3.5rem', md: '4rem' },
    // A phone held sideways has no height to give away.
    '@media (orientation: landscape) and (max-height: 500px)': { '--nav-height': '2.75rem' },
  },
  html: {
    color: 'fg',
    bg: 'bg.page',
    lineHeight: '1.5',
    colorPalette: 'brass',
    colorScheme: 'dark',
    scrollbarColor: '{colors.dusk.600} {colors.dusk.950}',
    textSizeAdjust: '100%',
  },
  body: {
    minHeight: '100dvh',
    backgroundImage: `radial-gradient(90rem 32rem at 50% -14rem, rgb(217 164 65 / 0.17), transparent 70%), ${WALLPAPER}`,
    overflowX: 'clip',
  },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  '*::placeholder, *[data-placeholder]': { color: 'dusk.300' },
  '*::selection': { bg: 'brass.700', color: 'ivory.50' },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
