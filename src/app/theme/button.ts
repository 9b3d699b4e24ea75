import { defineRecipe } from '@chakra-ui/react';
import { buttonRecipe } from '@chakra-ui/react/theme';
import { focusRing } from '../../shared/kit/focusRing.ts';
import { edges, materials } from './materials.ts';

/** A cast plate of a material: it sinks when pressed, and loses its plate while disabled. */
function plate(material: string, edge: string, color: string) {
  return {
    backgroundImage: material,
    color,
    borderWidth: '2px',
    borderColor: 'ink',
    fontWeight: '700',
    boxShadow: `{shadows.plate}, ${edge}`,
    _hover: { filter: 'brightness(1.07)' },
    _active: {
      translate: '0 3px',
      boxShadow: '0 0 0 {colors.ink}, inset 0 2px 6px rgb(0 0 0 / 0.35)',
    },
  };
}

/** Styles of a disabled button, to end a variant with. A busy button keeps its plate. */
const NOT_NOW = {
  '&:is(:disabled, [aria-disabled=true]):not([data-loading])': {
    background: 'none',
    border: '2px solid {colors.border}',
    color: 'fg.muted',
    boxShadow: 'none',
    filter: 'none',
    translate: 'none',
    cursor: 'not-allowed',
    opacity: 1,
  },
};

const brass = { ...plate(materials.brass, edges.brass, 'brass.950'), ...NOT_NOW };

const line = {
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1.5px',
  borderColor: 'border.strong',
  fontWeight: '600',
  _hover: { bg: 'bg.raised', borderColor: 'accent' },
  _expanded: { bg: 'bg.raised' },
  _active: { bg: 'bg.chosen' },
};

const plain = {
  color: 'fg',
  bg: 'transparent',
  fontWeight: '600',
  _hover: { bg: 'bg.chosen/60' },
  _expanded: { bg: 'bg.chosen/60' },
  _active: { bg: 'bg.chosen' },
};

/** A screw at each end of a large plate. */
const screw = {
  content: '""',
  position: 'absolute',
  top: '50%',
  boxSize: '8px',
  marginTop: '-4px',
  borderRadius: 'full',
  background:
    'linear-gradient(45deg, transparent 42%, rgb(28 15 18 / 0.75) 42% 58%, transparent 58%), radial-gradient(circle at 35% 30%, #fff1c4, #a8721f)',
  boxShadow: '0 0 0 1.5px rgb(28 15 18 / 0.6)',
} as const;

/**
 * A view has one brass plate (`solid`, `brass`), for its main action. `enamel` is for actions of equal
 * weight, `outline` for second actions, `ghost` for quiet ones, `wine` for grave ones.
 */
export const button = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    flexShrink: '0',
    userSelect: 'none',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    borderWidth: '2px',
    borderColor: 'transparent',
    cursor: 'button',
    borderRadius: 'md',
    lineHeight: '1.15',
    transitionProperty: 'background-color, border-color, color, box-shadow, translate, filter',
    transitionDuration: 'press',
    transitionTimingFunction: 'cubic-bezier(0.3, 1.6, 0.6, 1)',
    _focusVisible: focusRing,
    _icon: { flexShrink: '0' },
  },
  variants: {
    size: {
      ...buttonRecipe.variants?.size,
      sm: {
        h: 'var(--press-size)',
        minW: 'var(--press-size)',
        px: '3.5',
        textStyle: 'sm',
        gap: '2',
        _icon: { boxSize: '4' },
      },
      md: { h: '11', minW: '11', px: '4.5', textStyle: 'sm', gap: '2', _icon: { boxSize: '4.5' } },
      lg: { h: '12', minW: '12', px: '6', textStyle: 'md', gap: '2.5', _icon: { boxSize: '5' } },
      /** With the display font and screws: for the one or two main actions of a page. */
      plate: {
        h: { base: '3.75rem', md: '4.25rem' },
        px: '2.1rem',
        pb: '1',
        gap: '0.45em',
        fontFamily: 'heading',
        fontSize: { base: '1.5rem', md: '1.75rem' },
        lineHeight: '1',
        borderRadius: '14px',
        borderWidth: '3px',
        _icon: { boxSize: '1.15em' },
        _before: { ...screw, insetStart: '11px' },
        _after: { ...screw, insetEnd: '11px' },
      },
    },
    variant: {
      solid: brass,
      brass,
      enamel: { ...plate(materials.enamel, edges.enamel, 'brass.50'), ...NOT_NOW },
      wine: { ...plate(materials.wine, edges.plain, 'white'), ...NOT_NOW },
      outline: { ...line, ...NOT_NOW },
      ghost: { ...plain, _disabled: { opacity: 0.45, cursor: 'not-allowed', bg: 'transparent' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
