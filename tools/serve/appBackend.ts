import type { BackendOptions } from '#local/config';
import { UPLOAD_LIMITS } from '../../core/catalogue/upload.ts';

/** The embedded backend's project. The `demo-` prefix tells every Firebase tool that no real project stands behind it. */
export const PROJECT_ID = 'demo-escape-room';

/** The options of the embedded backend that are the same wherever this app runs on it. */
export const APP_BACKEND = {
  projectId: PROJECT_ID,
  appName: 'Escape Rooms',
  uploads: {
    maxBytes: UPLOAD_LIMITS.fileBytes,
    contentTypes: ['image/webp', 'image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'],
  },
  appRoutes: ['/assets/*', '/gameplay/:id', '/preview/:id', '/room-editor/:id'],
} as const satisfies Partial<BackendOptions>;
