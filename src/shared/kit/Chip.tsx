import { chakra } from '@chakra-ui/react';

/** A small mark, always with icon and word: `<Chip tone="success"><Check /> Published</Chip>`. */
export const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: '650',
    lineHeight: '1.5',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '1.1em', flexShrink: '0' },
  },
  variants: {
    tone: {
      plain: {},
      success: { bg: 'bg.success', borderColor: 'border.success', color: 'fg.success' },
      info: { bg: 'bg.info', borderColor: 'border.info', color: 'fg.info' },
      warning: { bg: 'bg.warning', borderColor: 'border.warning', color: 'fg.warning' },
      error: { bg: 'bg.error', borderColor: 'border.error', color: 'fg.error' },
    },
  },
  defaultVariants: { tone: 'plain' },
});
