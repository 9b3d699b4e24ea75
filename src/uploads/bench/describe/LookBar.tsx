import { Button, chakra, Flex } from '@chakra-ui/react';
import { Palette, Plus, SunMoon, Trash2 } from 'lucide-react';
import { UPLOAD_LIMITS, type UploadKind } from '../../../../core/catalogue/upload.ts';
import { libraryText } from '../../../shared/text/library.ts';
import { type BenchWork, FIRST_COLOR, type LookState } from '../../store/benchWork.ts';
import { inventoryText } from '../../text/inventory.ts';
import { useBench } from '../benchContext.ts';

const STATES: Record<UploadKind, readonly LookState[]> = {
  item: ['default', 'opened'],
  background: ['default'],
};

/** An item's looks, closed and opened in each colour; a background's moods. */
export function LookBar({ work }: { work: BenchWork }) {
  const { lookInto, addColor, removeLook } = useBench((state) => state);
  const { looks: words } = inventoryText.bench;
  const { id, looks, at, kind } = work;
  const isFirst = at.color === 0 && at.state === 'default';
  return (
    <Flex gap="1.5" wrap="wrap" role="group" aria-label={kind === 'item' ? words.label : words.lights}>
      {looks.flatMap(({ color, opened }, place) =>
        STATES[kind].map((state) => {
          const isChosen = at.color === place && at.state === state;
          const isNew = state === 'opened' && opened === null && !isChosen;
          return (
            <LookButton
              key={`${color} ${state}`}
              type="button"
              aria-pressed={isChosen}
              onClick={() => lookInto(id, { color: place, state })}
            >
              {isNew && <Plus size={14} aria-hidden />}
              {kind === 'item'
                ? lookName(color, isNew ? words.addOpened : words[state], looks.length)
                : lightName(color)}
            </LookButton>
          );
        }),
      )}
      {looks.length < UPLOAD_LIMITS.variants && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => addColor(id, kind === 'item' ? words.newColor : words.newLight)}
        >
          {kind === 'item' ? <Palette aria-hidden size={16} /> : <SunMoon aria-hidden size={16} />}
          {kind === 'item' ? words.addColor : words.addLight}
        </Button>
      )}
      {!isFirst && (
        <Button size="sm" variant="ghost" onClick={() => removeLook(id)}>
          <Trash2 aria-hidden size={16} /> {kind === 'item' ? words.remove : words.removeLight}
        </Button>
      )}
    </Flex>
  );
}

/** A single colour needs no name. */
function lookName(color: string, state: string, colors: number): string {
  if (colors === 1 && color === FIRST_COLOR.item) return state;
  return `${libraryText.color(color)}: ${state}`;
}

function lightName(light: string): string {
  return light === FIRST_COLOR.background ? inventoryText.bench.looks.usualLight : libraryText.color(light);
}

const LookButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'var(--press-size)',
    paddingX: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    textStyle: 'sm',
    fontWeight: '600',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg', bg: 'bg.raised' },
    '&[aria-pressed=true]': { bg: 'bg.chosen', color: 'fg', borderColor: 'accent' },
  },
});
