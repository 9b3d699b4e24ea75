import type { VersionFigures } from '../../../core/insight/versionFigures.ts';
import type { Room } from '../../../core/room/model.ts';

/** A published version of a room, as players get it. */
export interface PublishedVersion {
  version: number;
  room: Room;
  /** Milliseconds since the epoch; null if unknown. */
  publishedAt: number | null;
}

/** Loads how a room is played, for its creator. */
export interface InsightsPort {
  /** Figures of the latest versions that were played, newest first. */
  loadFigures: (roomId: string, creatorId: string) => Promise<readonly VersionFigures[]>;
  /** @throws notFound (also if it may not be read) */
  loadVersion: (roomId: string, version: number) => Promise<PublishedVersion>;
}
