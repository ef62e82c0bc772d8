#!/usr/bin/python3
"""develop(job, out.webp): two EXR halves -> denoise -> tone map -> WebP (with alpha and lapis shadow for cut-outs)"""

import sys
import os
import json
import struct
import ctypes
import subprocess
import time
import numpy as np
from PIL import Image

MASTER_BYTES = 250_000  # the most that a master may weigh; a test of the catalogue checks it


def exr(p):
    b = open(p, 'rb').read()
    o = 8
    ch = []
    W = H = 0

    def s(o):
        e = b.index(0, o)
        return b[o:e].decode(), e + 1

    while b[o]:
        n, o = s(o)
        t, o = s(o)
        L = struct.unpack_from('<i', b, o)[0]
        o += 4
        v = b[o : o + L]
        o += L
        if n == 'channels':
            q = 0
            while v[q]:
                e = v.index(0, q)
                ch.append((v[q:e].decode(), struct.unpack_from('<i', v, e + 1)[0]))
                q = e + 17
        if n == 'dataWindow':
            x0, y0, x1, y1 = struct.unpack('<4i', v)
            W, H = x1 - x0 + 1, y1 - y0 + 1
    o += 1 + 8 * H
    assert all(t == 2 for _, t in ch)
    st = 8 + W * len(ch) * 4
    d = np.frombuffer(b, np.uint8, st * H, o).reshape(H, st)[:, 8:].copy().view(np.float32).reshape(H, len(ch), W)
    return {n.split('.', 1)[1] if '.' in n else n: d[:, i] for i, (n, _) in enumerate(ch)}, W, H


HERE = os.path.dirname(os.path.abspath(__file__))


def _lib():
    so = os.path.join(HERE, '../.cache/studio/denoise.so')
    c = os.path.join(HERE, 'denoise.c')
    if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(c):
        os.makedirs(os.path.dirname(so), exist_ok=True)
        subprocess.run(
            ['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', c, '-o', so, '-lm'],
            check=True,
        )
    return ctypes.CDLL(so)


L = _lib()


def P(x):
    return x.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def nlm2(a, b, feat, fw, R, f, k):
    C, H, W = a.shape
    a = np.ascontiguousarray(a, np.float32)
    b = np.ascontiguousarray(b, np.float32)
    feat = np.ascontiguousarray(feat, np.float32)
    fw = np.array(fw, np.float32)
    oa = np.empty_like(a)
    ob = np.empty_like(a)
    L.nlm(P(a), P(b), P(feat), P(fw), len(fw), W, H, R, f, ctypes.c_float(k), P(oa), P(ob))
    return oa, ob


def down(x, s):
    C, H, W = x.shape
    return x[:, : H // s * s, : W // s * s].reshape(C, H // s, s, W // s, s).mean((2, 4))


def up(x, H, W):
    return np.stack([np.asarray(Image.fromarray(q).resize((W, H), Image.BICUBIC)) for q in x])


def nlm(a, b, feat, fw, R, f, k, levels=(4,)):
    """full-res NLM removes grain; the same filter on 1/4-size halves removes the low-frequency blotches it leaves"""
    oa, ob = nlm2(a, b, feat, fw, R, f, k)
    out = (oa + ob) / 2
    C, H, W = a.shape
    for s in levels:
        # raw halves carry honest noise statistics at this scale
        da, db, df = down(a, s), down(b, s), down(feat, s)
        la, lb = nlm2(da, db, df, [w * 4 for w in fw], 7, 1, k * 1.3)
        low = (la + lb) / 2
        flat = np.exp(
            -8 * sum((df - np.roll(df, d, ax)) ** 2 for d, ax in ((1, 1), (-1, 1), (1, 2), (-1, 2))).sum(0) * 40
        )  # no correction where normals change
        # near a glint, enlarging would take away more than there is and leave black spots
        most = 0.25 * np.abs(out)
        out = out + np.clip(up((low - down(out, s)) * flat[None], H, W), -most, most)
    return out


def rgb(d, n, c='RGB'):
    return np.stack([d[f'{n}.{x}'] for x in c])


def load(base):
    hs = [exr(f'{base}_{k}.exr')[0] for k in (0, 1)]
    return hs


def tonemap(x, exp=1.0, white=3.2, con=1.0):
    x = np.maximum(x * exp, 0)

    # filmic shoulder on luminance-preserving max/rgb mix: linear up to .6, soft roll-off to white
    def curve(v):
        a = 0.55
        t = np.maximum(v - a, 0)
        return np.where(v < a, v, a + (1 - a) * (1 - np.exp(-t / (1 - a) * 1.02)))

    y = curve(x)
    s = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-6), 1 / 2.4) - 0.055)
    lum = (0.2126 * s[0] + 0.7152 * s[1] + 0.0722 * s[2])[None]
    s = lum + (s - lum) * 1.12
    # gentle S curve in display space (pivot .5)
    s = s + con * 0.75 * (s - 0.55) * s * (1 - s)
    return np.clip(s, 0, 1)


TINT = np.array([14, 28, 84], np.float32) / 255  # shadow colour #0e1c54


def gauss(x, r):
    if r < 0.3:
        return x
    k = int(3.4 * r + 1)
    g = np.exp(-0.5 * (np.arange(-k, k + 1) / r) ** 2)
    g /= g.sum()
    p = np.pad(x, k, mode='edge')
    p = np.apply_along_axis(lambda v: np.convolve(v, g, 'valid'), 0, p)
    return np.apply_along_axis(lambda v: np.convolve(v, g, 'valid'), 1, p).astype(np.float32)


def spread(v, ok, r):
    """grow colours outwards over not-ok pixels (normalised blur)"""
    o = ok.astype(np.float32)
    w = gauss(o, r)
    return np.stack([np.where(ok, c, gauss(c * o, r) / np.maximum(w, 1e-7)) if True else c for c in v])


def develop(job, outp):
    base = job['out']
    A, B = load(base)
    cut = job['kind'] == 'cut'
    dof = bool(job['camera'].get('fstop'))
    dif = [rgb(h, 'DiffDir') + rgb(h, 'DiffInd') for h in (A, B)]
    dc = (rgb(A, 'DiffCol') + rgb(B, 'DiffCol')) / 2
    gc = (rgb(A, 'GlossCol') + rgb(B, 'GlossCol')) / 2
    nm = (rgb(A, 'Normal', 'XYZ') + rgb(B, 'Normal', 'XYZ')) / 2
    glo = [(rgb(h, 'GlossDir') + rgb(h, 'GlossInd')) * gc for h in (A, B)]
    if dof:
        dc = sum(nlm2(rgb(A, 'DiffCol'), rgb(B, 'DiffCol'), nm, [2, 2, 2], 5, 1, 0.6)) / 2
    fe = [nm]
    if cut:
        cv = [next(v for k, v in h.items() if k.startswith('cov')) for h in (A, B)]
        cov = np.clip((cv[0] + cv[1]) / 2, 0, 1)
        fe.append(cov[None])
    fd = np.concatenate(fe)
    # a picture that will be reduced has more noise per pixel, and hides more of what a stronger filter smears
    many = job.get('size', job['res']) != job['res']
    bend, noise = (30, 0.75) if many else (60, 0.55)
    glint, mirrored = 120, 0.45
    if many and not cut:  # in a close-up surfaces bend slowly; noise in the corner above a foot would be a ragged line
        bend, noise, glint, mirrored = 15, 1.0, 60, 0.75
    d = nlm(dif[0], dif[1], fd, [bend, bend, bend] + ([60] if cut else []), 7, 2, noise)
    fg = np.concatenate(fe + [gc])
    g = nlm(glo[0], glo[1], fg, [glint, glint, glint] + ([60] if cut else []) + [200, 200, 200], 5, 2, mirrored)
    glow = (rgb(A, 'Emit') + rgb(B, 'Emit')) / 2  # flames
    if glow.max() > 0.8:  # a flame in a picture is surrounded by some of its light
        k = job['res'] / 1200
        halo = lambda r, part: part * np.stack([gauss(q, r * k) for q in glow])
        glow = glow + halo(4, 0.10) + halo(16, 0.22) + halo(44, 0.55)
    c = tonemap(d * dc + g + glow, job.get('exp', {'cut': 1.22, 'detail': 1.18, 'scene': 1.10}[job['kind']]))
    H, W = c.shape[1:]
    nz = (np.random.default_rng(1).random(c.shape) - 0.5) / 255
    if not cut:
        picture = Image.fromarray((np.clip(c + nz, 0, 1).transpose(1, 2, 0) * 255 + 0.5).astype(np.uint8))
        if many:
            picture = picture.resize((job['size'], job['size']), Image.LANCZOS)
        save(picture, outp, 84)
        return
    F = exr(base + '_f.exr')[0]
    N = job['res']
    x0, y0 = json.load(open(base + '_border.json'))[:2]
    x0, y0 = min(x0, N - W), min(y0, N - H)  # Blender may round the border's size up
    i0 = sum(rgb(F, n).mean(0) for n in ('DiffDir', 'DiffInd'))
    i0 = np.asarray(Image.fromarray(gauss(i0.astype(np.float32), 3)).resize((N, N), Image.BICUBIC))
    i0 = i0[y0 : y0 + H, x0 : x0 + W]
    ir = d.mean(0)
    ex = cov < 0.004
    k = N / 1200
    sh = np.clip(1 - ir / np.maximum(i0, 1e-4), 0, 1)
    sh = spread(sh[None], ex, 3.0)[0]
    soft = gauss(sh, 5 * k)
    w = np.clip((sh - 0.25) / 0.35, 0, 1)
    sh = sh * w + soft * (1 - w)
    sh = gauss(sh, 0.8 * k)  # crisp only near the contact
    Y, X = np.mgrid[0:H, 0:W]
    # no shadow at the end of what was rendered, nor at the frame
    near = np.minimum(np.minimum(X, W - 1 - X), np.minimum(Y, H - 1 - Y)) / (N * 0.045)
    X, Y = X + x0, Y + y0
    far = np.minimum(np.minimum(X, N - 1 - X), np.minimum(Y, N - 1 - Y)) / (N * 0.085)
    ed = np.clip(np.minimum(near, far), 0, 1)
    vig = ed * ed * (3 - 2 * ed)
    sh = 0.60 * (1 - np.exp(-1.55 * np.clip(sh - 0.035, 0, 1))) / (1 - np.exp(-1.55)) * vig
    col = np.clip(spread(c + nz, cov > 0.985, 1.4), 0, 1)
    al = cov + sh * (1 - cov)
    rgb_ = (
        col * cov[None] + TINT[:, None, None] * (sh * (1 - cov))[None]
    )  # multiplied by the opacity, so that it can be reduced
    full = np.zeros((4, N, N), np.float32)
    full[:3, y0 : y0 + H, x0 : x0 + W] = rgb_
    full[3, y0 : y0 + H, x0 : x0 + W] = al
    S = job.get('size', N)
    if S != N:
        full = np.clip(np.stack([np.asarray(Image.fromarray(q).resize((S, S), Image.LANCZOS)) for q in full]), 0, 1)
    al = full[3]
    rgb_ = full[:3] / np.maximum(al, 1e-4)[None]
    im = np.concatenate([np.where(al[None] > 0.002, rgb_, TINT[:, None, None]), al[None]]).transpose(1, 2, 0)
    save(Image.fromarray((np.clip(im, 0, 1) * 255 + 0.5).astype(np.uint8), 'RGBA'), outp, 86)


def save(picture, outp, quality):
    """in less quality where the file is larger than a master may be, as fine cloth makes it"""
    picture.save(outp, 'WEBP', quality=quality, alpha_quality=100, method=5)
    if os.path.getsize(outp) > MASTER_BYTES and quality > 50:
        save(picture, outp, quality - 4)


if __name__ == '__main__':
    job = json.load(open(sys.argv[1]))
    t = time.time()
    develop(job, sys.argv[2])
    print('developed in %.1f s' % (time.time() - t))
