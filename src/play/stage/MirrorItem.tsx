import type { SystemStyleObject } from '@chakra-ui/react';
import { type KeyboardEvent, memo } from 'react';
import { hitRect } from '../../../core/room/geometry.ts';
import type { StageItem } from '../../../game/ports.ts';
import type { LanguageProps } from '../../shared/language/languageProps.ts';

export interface MirrorHandlers<Item> {
  onClick: (item: Item) => void;
  onFocus: (item: Item, button: Element) => void;
  onBlur: () => void;
  onKeyDown: (item: Item, event: KeyboardEvent) => void;
}

interface MirrorItemProps<Item extends StageItem> {
  item: Item;
  language: LanguageProps | undefined;
  /** What screen readers say about the item's picture. */
  look: string | undefined;
  /** Undefined where items cannot be selected. */
  isChosen: boolean | undefined;
  isHinted: boolean;
  isLit: boolean;
  handlers: MirrorHandlers<Item>;
}

/** An item's button, rendered again only if it changed: a full room has hundreds, at each frame of a drag. */
export const MirrorItem = memo(ItemButton) as typeof ItemButton;

function ItemButton<Item extends StageItem>(props: MirrorItemProps<Item>) {
  const { item, language, look, isChosen, isHinted, isLit, handlers } = props;
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
      onFocus={({ currentTarget }) => handlers.onFocus(item, currentTarget)}
      onBlur={handlers.onBlur}
      onKeyDown={(event) => handlers.onKeyDown(item, event)}
    />
  );
}

/** The items' style, set on their list: styling each one would apply hundreds of styles in a full room. */
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
    // Selected by the pointer: the picture already shows the selection.
    '[data-by-pointer] &': { outline: 'none', boxShadow: 'none' },
  },
};

function toPlace(item: StageItem) {
  const { x, y, width, height } = hitRect(item);
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}
