import type { SystemStyleObject } from '@chakra-ui/react';
import { type KeyboardEvent, memo } from 'react';
import { hitRect } from '../../../core/room/geometry.ts';
import type { StageItem } from '../../../game/ports.ts';
import type { LanguageProps } from '../../shared/language/languageProps.ts';
import { nameTag } from './nameTag.ts';

export interface MirrorHandlers<Item> {
  onClick: (item: Item) => void;
  onFocus: (item: Item) => void;
  onBlur: () => void;
  onKeyDown: (item: Item, event: KeyboardEvent) => void;
}

interface MirrorItemProps<Item extends StageItem> {
  item: Item;
  language: LanguageProps | undefined;
  /** What its picture tells besides, for ears. */
  look: string | undefined;
  /** Undefined where nothing can be chosen. */
  isChosen: boolean | undefined;
  isHinted: boolean;
  isLit: boolean;
  isNamed: boolean;
  handlers: MirrorHandlers<Item>;
}

/** An item's button, made anew only where something of it changed: in a full room there are hundreds, at each frame of a drag. */
export const MirrorItem = memo(ItemButton) as typeof ItemButton;

function ItemButton<Item extends StageItem>(props: MirrorItemProps<Item>) {
  const { item, language, look, isChosen, isHinted, isLit, isNamed, handlers } = props;
  return (
    <button
      type="button"
      {...language}
      aria-label={item.label}
      aria-description={look}
      aria-pressed={isChosen}
      data-item={item.id}
      data-spot={item.spot ?? undefined}
      data-hinted={isHinted ? '' : undefined}
      data-lit={isLit ? '' : undefined}
      style={toPlace(item)}
      onClick={() => handlers.onClick(item)}
      onFocus={() => handlers.onFocus(item)}
      onBlur={handlers.onBlur}
      onKeyDown={(event) => handlers.onKeyDown(item, event)}
    >
      {isNamed && <span aria-hidden>{item.label}</span>}
    </button>
  );
}

/** What the item is called, at its foot. */
const NAME_TAG: SystemStyleObject = {
  display: 'none',
  position: 'absolute',
  zIndex: '1',
  bottom: '0',
  // Whichever way the name runs.
  left: '50%',
  translate: '-50% 0',
  ...nameTag,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  boxShadow: '0 2px 5px rgb(0 0 0 / 0.5)',
};

/** How the items look, of the list that they are in: styled one by one, a full room would be styled hundreds of times. */
export const MIRROR_STYLE: SystemStyleObject = {
  '& > button': {
    position: 'absolute',
    background: 'transparent',
    borderRadius: 'sm',
    _focusVisible: {
      outline: '3px solid {colors.focus}',
      outlineOffset: '2px',
      boxShadow: '0 0 0 7px rgb(20 26 46 / 0.8)',
    },
    '&[data-spot=ellipse]': { borderRadius: '50%' },
    '&[data-spot][data-lit]': { outline: '3px dashed #ffe08a', filter: 'drop-shadow(0 0 2px #000)' },
    '&[data-hinted]': {
      outline: '3px solid #ffd56b',
      outlineOffset: '3px',
      boxShadow: '0 0 18px 6px rgb(255 213 107 / 0.7)',
    },
    '& > span': NAME_TAG,
    '&[data-lit] > span, &:focus-visible > span': { display: 'block' },
    // The pointer chose the item, and the picture shows it as chosen: no second frame around it.
    '[data-by-pointer] &': { outline: 'none', boxShadow: 'none' },
  },
  // All names are laid out together (`LookLabels`).
  '&[data-looking] > button > span': { display: 'none' },
};

function toPlace(item: StageItem) {
  const { x, y, width, height } = hitRect(item);
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}
