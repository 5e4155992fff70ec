import type { ComponentType } from 'react';
import { loopGuard } from './guard-loops.ts';
import { findFile, isRelative, mainFile, type LoadedModules } from './load-modules.ts';
import { createLoopGuard } from './loop-guard.browser.ts';
import { RunFailure } from './run-failure.ts';

interface ModuleObject {
  exports: Record<string, unknown>;
}

type ModuleBody = (...given: readonly unknown[]) => void;

/** Runs the files of a demo and gives the component it exports. */
export function executeModules(loaded: LoadedModules): ComponentType {
  const { default: component } = createRequire(loaded)(`./${mainFile}`);
  if (typeof component !== 'function' && typeof component !== 'object') {
    throw new RunFailure('noExport', 'default');
  }
  return component as ComponentType;
}

function createRequire(loaded: LoadedModules): (name: string) => ModuleObject['exports'] {
  const guard = createLoopGuard();
  const done = new Map<string, ModuleObject>();

  function require(name: string): ModuleObject['exports'] {
    if (!isRelative(name)) return getLibrary(name, loaded);
    const file = name === `./${mainFile}` ? mainFile : (findFile(name, loaded.files) ?? name);
    return (done.get(file) ?? execute(file)).exports;
  }

  function execute(file: string): ModuleObject {
    const module: ModuleObject = { exports: {} };
    done.set(file, module);
    const code = loaded.files.get(file)?.code ?? '';
    const parameters = ['require', 'module', 'exports', loopGuard];
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- running edited code is what this frame is for; it has no origin and no network
    const body = new Function(...parameters, `${code}\n//# sourceURL=${file}`) as ModuleBody;
    body(require, module, module.exports, guard);
    return module;
  }

  return require;
}

function getLibrary(name: string, { libraries }: LoadedModules): ModuleObject['exports'] {
  const library = libraries.get(name);
  if (!library) throw new RunFailure('unknownImport', name);
  return library as ModuleObject['exports'];
}
