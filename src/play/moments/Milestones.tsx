import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { NOTCH } from '../../shared/page/notch.ts';
import { findMilestone } from '../notices/findMilestone.ts';
import { playSound } from '../sound/playSound.ts';
import { tableText } from '../text/table.ts';

/** Milliseconds. */
const SHOWN = 6000;
const LAST_MINUTE = 60_000;
const LAST_SECONDS = 10_000;

interface MilestonesProps {
  /** Milliseconds. */
  left: number;
  /** True for a clock in a dialog; the room's own clock makes the sounds. */
  isInDialog?: boolean;
}

/**
 * Announces a few points in time at the clock; announcing every second would drown everything else, except in
 * the last ten.
 */
export function Milestones({ left, isInDialog = false }: MilestonesProps) {
  const before = useRef(left);
  const [told, setTold] = useState<number | null>(null);
  useEffect(() => {
    const milestone = findMilestone(before.current, left);
    if (!isInDialog && hasTicked(before.current, left)) playSound('tick');
    before.current = left;
    if (milestone === null) return;
    setTold(milestone);
    if (!isInDialog && milestone * 1000 <= LAST_MINUTE) playSound('minute');
  }, [left, isInDialog]);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), SHOWN);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <Place role="status" data-in-dialog={isInDialog ? '' : undefined}>
      {told !== null && (
        <Words data-last={told * 1000 <= LAST_MINUTE ? '' : undefined}>{tableText.timeLeftSoon(told)}</Words>
      )}
    </Place>
  );
}

function hasTicked(before: number, left: number): boolean {
  return left > 0 && left < LAST_SECONDS && Math.ceil(before / 1000) !== Math.ceil(left / 1000);
}

/** Below the clock; above it on phones, where notices lie below; beside the rail where that is too narrow. */
const Place = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: '2',
    top: 'calc(100% + 0.5rem)',
    insetInlineStart: '0',
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
    _uprightPhone: { top: 'auto', bottom: 'calc(100% - 0.25rem)', insetInlineStart: '2.25rem' },
    _sideways: { position: 'fixed', top: '4.5rem', insetInlineStart: `calc(5.5rem + ${NOTCH.left})` },
    // Replaces the clock, so that the text below stays readable.
    '&[data-in-dialog]': {
      position: 'absolute',
      top: '50%',
      bottom: 'auto',
      translate: '0 -50%',
      insetInlineStart: 'auto',
      insetInlineEnd: '0',
    },
  },
});

const Words = chakra('span', {
  base: {
    display: 'block',
    paddingX: '3.5',
    paddingY: '1.5',
    borderRadius: 'lg',
    borderWidth: '2px',
    borderColor: 'ink',
    bg: 'bg.panel',
    color: 'fg',
    fontWeight: '650',
    boxShadow: 'lifted',
    animationName: 'scale-in, fade-in',
    animationDuration: '260ms',
    '&[data-last]': { borderColor: 'border.error', color: 'danger.fg' },
  },
});
