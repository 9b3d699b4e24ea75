import type { ItemConfig, OnClick } from '../../room/model.ts';

/** The item with another behaviour at a click (R10, N2); with null its field is gone, as stored rooms have it. */
export function withOnClick(item: ItemConfig, onClick: OnClick | null): ItemConfig {
  const { onClick: _, ...plain } = item;
  return onClick === null ? plain : { ...plain, onClick };
}
