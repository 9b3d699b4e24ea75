/** Tests count the calls that a handler makes. */
export { onAdminCalls } from '../log/operations.ts';
