import type { ItemConfig, OnClick } from '../../room/model.ts';

/** Returns the item with another click behaviour (R10, N2); null removes the field, as in stored rooms. */
export function withOnClick(item: ItemConfig, onClick: OnClick | null): ItemConfig {
  const { onClick: _, ...plain } = item;
  return onClick === null ? plain : { ...plain, onClick };
}
