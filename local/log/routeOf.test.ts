// @isolation backend

import { expect, it } from 'vitest';
import { createRouteOf } from './routeOf.ts';

const routeOf = createRouteOf({ mounts: { '/art': null }, appRoutes: ['/rooms/:id'] });

it.each([
  [
    '/identitytoolkit.googleapis.com/v1/accounts:signUp',
    'auth',
    '/identitytoolkit.googleapis.com/v1/accounts:signUp',
  ],
  [
    '/identitytoolkit.googleapis.com/v1/projects/demo/accounts:lookup',
    'auth',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  ],
  ['/securetoken.googleapis.com/v1/token', 'auth', '/securetoken.googleapis.com/v1/token'],
  [
    '/v1/projects/demo/databases/(default)/documents/users/ada:runQuery',
    'firestore',
    '/v1/projects/*:runQuery',
  ],
  ['/v1/projects/demo/databases/(default)/documents:secret', 'firestore', '/v1/*'],
  ['/v0/b/demo.app/o/images%2Fada.webp', 'storage', '/v0/b/:bucket/o/:object'],
  ['/v0/b/demo.app/o', 'storage', '/v0/b/:bucket/o'],
  ['/b/demo.app/o/images%2Fada.webp', 'storage', '/storage/v1/b/:bucket/o/:object'],
  ['/api/ada@example.com', 'functions', '/api/*'],
  ['/api/ada', 'functions', '/api/*'],
  ['/api/act/ada', 'functions', '/api/*'],
  ['/art/items/door/oak/default.webp', 'app', '/art/*'],
  ['/__local/mail', 'local', '/__local/mail'],
  ['/rooms/abc', 'app', '/rooms/:id'],
  ['/rooms/abc/ada', 'app', '/*'],
  ['/artful/ada', 'app', '/*'],
  ['/reset/ada', 'app', '/*'],
])('%s is a route of %s', (path, part, route) => {
  expect(routeOf(path)).toEqual({ part, route });
});
