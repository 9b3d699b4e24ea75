import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { UploadKind } from '../../../../core/catalogue/upload.ts';
import type { WorkStep } from '../../../stores/inventory/benchWork.ts';
import { inventoryText } from '../../../text/inventory.ts';
import { useActiveWork } from './benchContext.ts';

const STEPS = ['choose', 'cut', 'describe', 'try'] as const;

/** How far the work in the middle of the bench has got. */
export function StepList({ kind }: { kind: UploadKind }) {
  const { steps } = inventoryText.bench;
  const work = useActiveWork();
  const current = STEPS.indexOf(work?.step ?? 'choose');
  const name = (step: 'choose' | WorkStep) =>
    step === 'cut' && kind === 'background' ? steps.crop : steps[step];
  return (
    <List aria-label={steps.label}>
      {STEPS.map((step, place) => (
        <Step key={step} look={lookOf(place, current)} aria-current={place === current ? 'step' : undefined}>
          <Mark aria-hidden>{place < current ? <Check size={16} /> : place + 1}</Mark>
          <chakra.span hideBelow="sm">{name(step)}</chakra.span>
          <VisuallyHidden hideFrom="sm">{name(step)}</VisuallyHidden>
        </Step>
      ))}
    </List>
  );
}

function lookOf(place: number, current: number): 'done' | 'current' | 'ahead' {
  if (place === current) return 'current';
  return place < current ? 'done' : 'ahead';
}

const List = chakra('ol', {
  base: {
    display: 'flex',
    gap: { base: '3', md: '5' },
    listStyleType: 'none',
    textStyle: 'sm',
    fontWeight: '600',
  },
});

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '26px',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
  },
});

const Step = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.subtle', whiteSpace: 'nowrap' },
  variants: {
    look: {
      ahead: {},
      done: { color: 'fg.success', '& > span:first-of-type': { borderColor: 'transparent' } },
      current: { color: 'fg', '& > span:first-of-type': { layerStyle: 'brassPlate', borderRadius: 'full' } },
    },
  },
});
