import { chakra } from '@chakra-ui/react';

/** A lasting notice, with an icon first: `<Notice tone="warning"><WifiOff /> <span>…</span></Notice>`. */
export const Notice = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    borderRadius: 'md',
    borderWidth: '1px',
    color: 'fg',
    fontSize: 'sm',
    '& > svg': { boxSize: '1.15rem', flexShrink: '0', marginTop: '0.2em' },
    // Long words and buttons wrap inside it.
    '& > :not(svg)': { minWidth: '0' },
  },
  variants: {
    tone: {
      info: { bg: 'bg.info', borderColor: 'border.info', '& > svg': { color: 'fg.info' } },
      success: { bg: 'bg.success', borderColor: 'border.success', '& > svg': { color: 'fg.success' } },
      warning: { bg: 'bg.warning', borderColor: 'border.warning', '& > svg': { color: 'fg.warning' } },
      error: { bg: 'bg.error', borderColor: 'border.error', '& > svg': { color: 'fg.error' } },
    },
  },
  defaultVariants: { tone: 'info' },
});
