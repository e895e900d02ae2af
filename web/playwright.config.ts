// Browser tests, with the system's Chromium: nothing is downloaded. They start `penta serve` themselves.
import { defineConfig } from '@playwright/test';

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run ' +
  '--disable-background-networking --disable-component-update --disable-sync';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../build/e2e',
  // Generous: nothing waits for the clock, and a busy machine is no mistake.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    actionTimeout: 90_000,
    navigationTimeout: 180_000,
    // Without film and snapshots of each step, which cost more than the cases themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: flags.split(' '),
    },
  },
} as Parameters<typeof defineConfig>[0]);
