import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { CheckField } from '../../../shared/form/CheckField.tsx';
import { SliderField } from '../../../shared/form/SliderField.tsx';
import { SegmentedControl } from '../../../shared/kit/SegmentedControl.tsx';
import type { Cut, PictureEdits } from '../../pixels/pictureEdits.ts';
import { type BenchPicture, type BenchWork, stageCrop } from '../../store/benchWork.ts';
import { inventoryText } from '../../text/inventory.ts';
import { useBench } from '../benchContext.ts';
import {
  type BrushSettings,
  gapsOf,
  type Tool,
  toleranceOf,
  WHOLE,
  withGaps,
  withTolerance,
} from './tools.ts';

interface ToolOptionsProps {
  work: BenchWork;
  picture: BenchPicture;
  tool: Tool;
  brush: BrushSettings;
  onBrush: (brush: BrushSettings) => void;
}

/** Options of the current tool, and those common to all. */
export function ToolOptions({ work, picture, tool, brush, onBrush }: ToolOptionsProps) {
  const slide = useSlide(work.id);
  return (
    <Flex gap={{ base: '2', lg: '6' }} direction={{ base: 'column', lg: 'row' }} align={{ lg: 'flex-start' }}>
      <Flex flex="1" gap="4" wrap="wrap" align="flex-end" minW="0">
        {tool === 'color' && <ColorOptions picture={picture} slide={slide} />}
        {tool === 'brush' && <BrushOptions brush={brush} onBrush={onBrush} />}
        {tool === 'crop' && work.kind === 'item' && <CropOptions picture={picture} slide={slide} />}
        {tool === 'crop' && work.kind === 'background' && <StageOptions picture={picture} slide={slide} />}
      </Flex>
      {work.kind === 'item' && <FinishOptions work={work} picture={picture} />}
    </Flex>
  );
}

interface Slide {
  edit: (changes: Partial<PictureEdits>) => void;
  rest: () => void;
}

/** One undo step for a whole movement of a slider. */
function useSlide(id: string): Slide {
  const edit = useBench((state) => state.edit);
  const isGoing = useRef(false);
  return {
    edit: (changes) => {
      edit(id, changes, isGoing.current ? 'goesOn' : undefined);
      isGoing.current = true;
    },
    rest: () => {
      isGoing.current = false;
    },
  };
}

interface SlidingProps {
  picture: BenchPicture;
  slide: Slide;
}

function ColorOptions({ picture: { edits }, slide }: SlidingProps) {
  const { tools } = inventoryText.bench;
  const hasGaps = gapsOf(edits.cuts);
  const cut = (cuts: readonly Cut[]) => {
    slide.edit({ cuts });
    slide.rest();
  };
  return (
    <Stack flex="1" gap="0.5">
      <SliderField
        label={tools.tolerance}
        value={toleranceOf(edits.cuts)}
        min={1}
        max={60}
        onChange={(tolerance) => slide.edit({ cuts: withTolerance(edits.cuts, tolerance) })}
        onRest={slide.rest}
      />
      <Text textStyle="xs" color="fg.subtle">
        {tools.tapHint}
      </Text>
      <Flex columnGap="5" rowGap="1" wrap="wrap" align="center">
        {hasGaps !== null && (
          <CheckField
            label={tools.gaps}
            isOn={hasGaps}
            onToggle={(isOn) => cut(withGaps(edits.cuts, isOn))}
          />
        )}
        <Button
          variant="outline"
          size="sm"
          disabled={edits.cuts.at(-1)?.type === 'keepLargest'}
          onClick={() => cut([...edits.cuts, { type: 'keepLargest' }])}
        >
          {tools.largest}
        </Button>
      </Flex>
    </Stack>
  );
}

function BrushOptions({ brush, onBrush }: Pick<ToolOptionsProps, 'brush' | 'onBrush'>) {
  const { tools } = inventoryText.bench;
  return (
    <>
      <SegmentedControl
        label={tools.brushKind}
        value={brush.type}
        choices={[
          { value: 'erase', label: tools.erase },
          { value: 'restore', label: tools.restore },
        ]}
        onChoose={(type) => onBrush({ ...brush, type })}
      />
      <SliderField
        label={tools.size}
        value={brush.size}
        min={1}
        max={20}
        onChange={(size) => onBrush({ ...brush, size })}
      />
    </>
  );
}

/** Sliders for keyboards; dragging on the picture does the same. */
function CropOptions({ picture: { edits }, slide }: SlidingProps) {
  const { tools } = inventoryText.bench;
  const crop = edits.crop ?? WHOLE;
  const sides = [
    ['left', 'x', 0, 95],
    ['top', 'y', 0, 95],
    ['across', 'width', 5, 100],
    ['down', 'height', 5, 100],
  ] as const;
  return sides.map(([name, side, min, max]) => (
    <SliderField
      key={side}
      label={tools[name]}
      value={Math.round(crop[side] * 100)}
      min={min}
      max={max}
      onChange={(percent) => slide.edit({ crop: { ...crop, [side]: percent / 100 } })}
      onRest={slide.rest}
    />
  ));
}

/** A background keeps the stage's shape; sliders set which part of the picture is used. */
function StageOptions({ picture, slide }: SlidingProps) {
  const { tools } = inventoryText.bench;
  const largest = stageCrop(picture.width, picture.height);
  const crop = picture.edits.crop ?? largest;
  const place = (x: number, y: number, share: number) => {
    const width = largest.width * share;
    const height = largest.height * share;
    slide.edit({ crop: { x: x * (1 - width), y: y * (1 - height), width, height } });
  };
  const share = crop.width / largest.width;
  const x = crop.width >= 1 ? 0.5 : crop.x / (1 - crop.width);
  const y = crop.height >= 1 ? 0.5 : crop.y / (1 - crop.height);
  return (
    <>
      <SliderField
        label={tools.scale}
        value={Math.round(share * 100)}
        min={30}
        max={100}
        onChange={(percent) => place(x, y, percent / 100)}
        onRest={slide.rest}
      />
      <SliderField
        label={tools.shift}
        value={Math.round(x * 100)}
        min={0}
        max={100}
        onChange={(percent) => place(percent / 100, y, share)}
        onRest={slide.rest}
      />
      <SliderField
        label={tools.raise}
        value={Math.round(y * 100)}
        min={0}
        max={100}
        onChange={(percent) => place(x, percent / 100, share)}
        onRest={slide.rest}
      />
    </>
  );
}

function FinishOptions({ work, picture: { edits } }: Pick<ToolOptionsProps, 'work' | 'picture'>) {
  const edit = useBench((state) => state.edit);
  const { tools } = inventoryText.bench;
  const checks = [
    ['outline', 'hasOutline'],
    ['shadow', 'hasShadow'],
    ['trim', 'isTrimmed'],
    ['mirror', 'isMirrored'],
  ] as const;
  return (
    <Flex gap="1" columnGap="5" wrap="wrap" maxW={{ lg: '17rem' }}>
      {checks.map(([name, key]) => (
        <CheckField
          key={key}
          label={tools[name]}
          isOn={edits[key]}
          onToggle={(isOn) => edit(work.id, { [key]: isOn })}
        />
      ))}
    </Flex>
  );
}
