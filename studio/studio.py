#!/usr/bin/python3
"""studio.py list | render [--ids a,b] [--views 1,2,3,4] [--spp 18] [--size 1200] [--out DIR] [--force] [--order priority]"""
import sys
import os
import json
import subprocess
import time
import argparse

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, '../.cache/studio')
sys.path.insert(0, HERE)
import scenes


def order(ids, views, mode):
    shop = [(i, 0) for i in ids if i in scenes.SHOP]
    ids = [i for i in ids if i not in scenes.SHOP]
    rank = lambda i: (0 if scenes.P[i]['category'] == 'sets' else 1 if scenes.P[i]['featured'] else 2)
    if mode == 'priority':
        return shop + [(i, v) for v in views for i in sorted(ids, key=rank)]
    return shop + [(i, v) for v in views for i in ids]


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('cmd', choices=['list', 'render'])
    ap.add_argument('--ids')
    ap.add_argument('--views', default='1,2,3,4')
    ap.add_argument('--spp', type=int, default=18)
    ap.add_argument('--size', type=int, default=1200)
    ap.add_argument('--out', default=os.path.join(CACHE, 'pictures'))
    ap.add_argument('--force', action='store_true')
    ap.add_argument('--order', default='priority', choices=['priority', 'catalogue'])
    ap.add_argument('--minutes', type=float, default=1e9, help='start no further picture after so long')
    ap.add_argument('--threads', type=int, default=2, help='of the renderer')
    a = ap.parse_args()
    ids = a.ids.split(',') if a.ids else [*scenes.P, *scenes.SHOP]
    views = [int(v) for v in a.views.split(',')]
    todo = order(ids, views, a.order)
    path = lambda i, v: os.path.join(a.out, *(('scenes', f'{i}.webp') if i in scenes.SHOP else (i, f'{v}.webp')))
    t0 = time.time()
    if a.cmd == 'list':
        for i in ids:
            shown = [0] if i in scenes.SHOP else views
            print(i, ' '.join(f'{v or ""}{"+" if os.path.exists(path(i, v)) else "-"}' for v in shown), sep='  ')
        return
    if a.cmd == 'render':
        import designs
        from develop import develop

        raw = os.path.join(CACHE, 'raw')
        os.makedirs(raw, exist_ok=True)
        todo = [(i, v) for i, v in todo if a.force or not os.path.exists(path(i, v))]
        print(len(todo), 'pictures to do', flush=True)
        for n, (i, v) in enumerate(todo):
            if time.time() - t0 > a.minutes * 60:
                print('time is up,', len(todo) - n, 'left')
                break
            spp = a.spp // 2 or 1
            j = scenes.job(i, v, a.size, spp) if v else scenes.shop_job(i, a.size, spp)
            designs.ensure(scenes.textures(j))
            b = os.path.join(raw, f'{i}_{v}_{os.getpid()}')
            j.update(out=b, threads=a.threads)
            json.dump(j, open(b + '.json', 'w'))
            t = time.time()
            r = subprocess.run(
                [
                    'blender',
                    '-b',
                    '--factory-startup',
                    '-noaudio',
                    '-P',
                    os.path.join(HERE, 'render_scene.py'),
                    '--',
                    b + '.json',
                ],
                capture_output=True,
                text=True,
            )
            t1 = time.time() - t
            try:
                os.makedirs(os.path.dirname(path(i, v)), exist_ok=True)
                tmp = path(i, v) + '.part'
                develop(j, tmp)
                os.replace(tmp, path(i, v))
                print(f'{n+1}/{len(todo)} {i}/{v} render {t1:.0f}s developed {time.time()-t-t1:.0f}s', flush=True)
            except Exception as e:
                print('FAILED', i, v, repr(e), (r.stdout + r.stderr)[-1500:], flush=True)
            for f in os.listdir(raw):
                if f.startswith(os.path.basename(b)):
                    os.remove(os.path.join(raw, f))


if __name__ == '__main__':
    main()
