import { Router } from 'express';
import type { SandboxConfig } from '../config.ts';
import type { Control } from '../control.ts';
export function pharmacyRouter(_config: SandboxConfig, _control: Control, _now: () => number): Router {
  return Router();
}
