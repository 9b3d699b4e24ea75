/** Runs the server of parts that are built already, as tests and benches do in a process of its own. */
import { serve } from './serve.ts';
import { fail } from './setup/fail.mjs';

serve().catch(fail);
