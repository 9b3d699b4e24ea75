import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import type { WorkStep } from '../store/benchWork.ts';
import { inventoryText } from '../text/inventory.ts';
import { useActiveWork, useBench } from './benchContext.ts';

const STEPS = ['choose', 'cut', 'describe', 'try'] as const;

/** The steps of the active work; done ones lead back. */
export function StepList({ kind }: { kind: UploadKind }) {
  const { steps, backTo } = inventoryText.bench;
  const setStep = useBench((state) => state.setStep);
  const work = useActiveWork();
  const current = STEPS.indexOf(work?.step ?? 'choose');
  const name = (step: 'choose' | WorkStep) =>
    step === 'cut' && kind === 'background' ? steps.crop : steps[step];
  return (
    <List aria-label={steps.label}>
      {STEPS.map((step, place) => (
        <Step key={step} look={lookOf(place, current)} aria-current={place === current ? 'step' : undefined}>
          {work && step !== 'choose' && place < current ? (
            <Way type="button" aria-label={backTo(name(step))} onClick={() => setStep(work.id, step)}>
              <StepName mark={<Check size={16} />} name={name(step)} />
            </Way>
          ) : (
            <StepName mark={place < current ? <Check size={16} /> : place + 1} name={name(step)} />
          )}
        </Step>
      ))}
    </List>
  );
}

function StepName({ mark, name }: { mark: ReactNode; name: string }) {
  return (
    <>
      <Mark aria-hidden>{mark}</Mark>
      <chakra.span hideBelow="sm">{name}</chakra.span>
      <VisuallyHidden hideFrom="sm">{name}</VisuallyHidden>
    </>
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

const ROW = { display: 'flex', alignItems: 'center', gap: '2' } as const;

const Way = chakra('button', {
  base: { ...ROW, minHeight: '11', borderRadius: 'sm', cursor: 'pointer', _hover: { color: 'fg' } },
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
  base: { ...ROW, minHeight: '11', color: 'fg.subtle', whiteSpace: 'nowrap' },
  variants: {
    look: {
      ahead: {},
      done: { color: 'fg.success', '& [aria-hidden]': { borderColor: 'transparent' } },
      current: { color: 'fg', '& > span:first-of-type': { layerStyle: 'brassPlate', borderRadius: 'full' } },
    },
  },
});
